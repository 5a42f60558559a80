# docker build -t atrium .
# docker run -p 3000:3000 -v atrium:/data --read-only --tmpfs /tmp atrium

FROM node:24-trixie-slim AS build
WORKDIR /src
COPY . .
RUN npm run release
RUN mkdir /opt/atrium && tar -xzf dist/atrium-*.tar.gz -C /opt/atrium --strip-components=1
# The first command installs the packages that the server loads.
RUN /opt/atrium/atrium --version

FROM debian:trixie-slim
RUN apt-get update \
  && apt-get install -y --no-install-recommends ca-certificates libatomic1 libstdc++6 tini \
  && rm -rf /var/lib/apt/lists/*
RUN useradd --system --uid 10001 --user-group --home-dir /data --shell /usr/sbin/nologin atrium \
  && install -d -o atrium -g atrium -m 0755 /data
COPY --from=build /opt/atrium /opt/atrium
ENV NODE_ENV=production HOST=0.0.0.0 PORT=3000 DATA_DIR=/data
ENV PATH=/opt/atrium:/opt/atrium/node_modules/.bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin
USER 10001:10001
WORKDIR /data
VOLUME /data
EXPOSE 3000
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
ENTRYPOINT ["tini", "--", "node", "/opt/atrium/dist/server/cli.js"]
CMD ["start"]
