#include "CFoundationHooks.h"
#include "class_metadata.h"

#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

// A method of Bundle, by its Swift symbol, and what stands in for it.
#define METHODS(METHOD)                                                                                                \
    METHOD(localized_string, "15localizedString6forKey5value5tableS2S_SSSgAHtF")                                       \
    METHOD(bundle_identifier, "16bundleIdentifierSSSgvg")                                                              \
    METHOD(info_dictionary, "14infoDictionarySDySSypGSgvg")                                                            \
    METHOD(localized_info_dictionary, "23localizedInfoDictionarySDySSypGSgvg")                                         \
    METHOD(info_object, "6object20forInfoDictionaryKeyypSgSS_tF")                                                      \
    METHOD(bundle_url, "9bundleURL0A10Essentials0D0Vvg")                                                               \
    METHOD(bundle_path, "10bundlePathSSvg")                                                                            \
    METHOD(executable_url, "13executableURL0A10Essentials0D0VSgvg")                                                    \
    METHOD(executable_path, "14executablePathSSSgvg")                                                                  \
    METHOD(resource_url, "11resourceURL0A10Essentials0D0VSgvg")                                                        \
    METHOD(resource_path, "12resourcePathSSSgvg")                                                                      \
    METHOD(localizations, "13localizationsSaySSGvg")                                                                   \
    METHOD(preferred_localizations, "22preferredLocalizationsSaySSGvg")                                                \
    METHOD(development_localization, "23developmentLocalizationSSSgvg")                                                \
    METHOD(url, "3url11forResource13withExtension0A10Essentials3URLVSgSSSg_AKtF")                                      \
    METHOD(url_in_folder, "3url11forResource13withExtension12subdirectory0A10Essentials3URLVSgSSSg_A2LtF")             \
    METHOD(url_in_language,                                                                                            \
           "3url11forResource13withExtension12subdirectory12localization0A10Essentials3URLVSgSSSg_A3MtF")              \
    METHOD(path, "4path11forResource6ofTypeSSSgAG_AGtF")                                                               \
    METHOD(path_in_folder, "4path11forResource6ofType11inDirectorySSSgAH_A2HtF")                                       \
    METHOD(path_in_language, "4path11forResource6ofType11inDirectory0D12LocalizationSSSgAI_A3ItF")                     \
    METHOD(paths_in_folder, "5paths18forResourcesOfType11inDirectorySaySSGSSSg_AHtF")                                  \
    METHOD(paths_in_language, "5paths18forResourcesOfType11inDirectory0D12LocalizationSaySSGSSSg_A2ItF")

// Weak: a Foundation that names a method otherwise keeps its own.
#define DECLARE(name, symbol)                                                                                          \
    extern char foundation_##name[] __asm__("$s10Foundation6BundleC" symbol) __attribute__((weak));                    \
    extern char darkroom_bundle_##name[];
METHODS(DECLARE)

struct replacement {
    const void *foundation;
    const void *ours;
};

static const struct class_metadata *original, *customized;

static void customize(void) {
    const struct replacement replacements[] = {
#define ENTRY(name, symbol) {foundation_##name, darkroom_bundle_##name},
        METHODS(ENTRY)
    };
    char *memory = malloc(original->class_size);
    if (!memory) return;
    memcpy(memory, (const char *)original - original->class_address_point, original->class_size);
    struct class_metadata *copy = (struct class_metadata *)(memory + original->class_address_point);
    copy->superclass = original;
    size_t size = original->class_size - original->class_address_point;
    const void **words = (const void **)copy;
    for (size_t word = sizeof(struct class_metadata) / sizeof(void *); word < size / sizeof(void *); word++) {
        for (size_t i = 0; i < sizeof replacements / sizeof *replacements; i++) {
            if (words[word] && words[word] == replacements[i].foundation) words[word] = replacements[i].ours;
        }
    }
    customized = copy;
}

void darkroom_bundle_customize(void *bundle) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    const struct class_metadata **class = bundle;
    if (!original) original = *class;
    pthread_once(&once, customize);
    if (customized && *class == original) *class = customized;
}
