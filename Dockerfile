# Darkroom with the Swift that compiles widgets: `docker build -t darkroom .`, then
#
#   docker run --rm -v "$PWD:/work" darkroom darkroom render path/to/App --output pictures
#
# As an image of a CI job it needs no entry point: jobs call `darkroom` by its name.
FROM swift:6.3-bookworm AS build
WORKDIR /darkroom
COPY . .
RUN .ci/packages patchelf dpkg-dev && make deb

FROM swift:6.3-bookworm
COPY --from=build /darkroom/.build/dist/*.deb /tmp/
# With what the package recommends: the libraries that decode JPEG, WebP, HEIC, SVG and PDF.
RUN apt-get update -qq && apt-get install -y -qq /tmp/*.deb && rm -rf /tmp/*.deb /var/lib/apt/lists/*
WORKDIR /work
CMD ["darkroom", "--help"]
