/** The baseline for Quadwork: node:http and pg, one hand-written statement per request, nothing else. */
import { createSecretKey } from "node:crypto";
import http from "node:http";
import jwt from "jsonwebtoken";
import pg from "pg";
import { operations } from "./operations.mjs";

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10, options: "-c TimeZone=UTC" });
const key = createSecretKey(Buffer.from(process.env.JWT_SECRET));
const viewers = new Map();

function viewerOf(header) {
  let viewer = viewers.get(header);
  if (!viewer) viewers.set(header, (viewer = jwt.verify(header.slice("Bearer ".length), key)));
  return viewer;
}

const server = http.createServer((request, response) => {
  const chunks = [];
  request.on("data", (chunk) => chunks.push(chunk));
  request.on("end", async () => {
    const { operationName, variables } = JSON.parse(Buffer.concat(chunks));
    const { sub, sid } = viewerOf(request.headers.authorization);
    const { statement, values } = operations[operationName.toLowerCase()];
    const { rows } = await pool.query({
      name: operationName,
      text: statement,
      values: [sid, sub, ...values(variables)],
    });
    response.writeHead(200, {
      "content-type": "application/json; charset=utf-8",
      "content-length": Buffer.byteLength(rows[0].json),
    });
    response.end(rows[0].json);
  });
});
server.listen(0, "127.0.0.1", () => console.log(`Plain handler is ready at http://127.0.0.1:${server.address().port}`));
