/** The programs on the page about events; tests/api/developers.test.ts runs them. */
import { origin } from "~/components/origin";
import type { Example } from "./examples";

/** Needs the packages graphql-ws and ws. */
export const following = (): Example => ({
  javascript: `import { createClient } from "graphql-ws";
import WebSocket from "ws";

const client = createClient({
  url: "${origin()}/graphql".replace(/^http/, "ws"),
  webSocketImpl: WebSocket,
  connectionParams: { authorization: \`Bearer \${process.env.QUADWORK_TOKEN}\` },
});

const changes = client.iterate({
  query: "subscription { deliverableChanged { kind deliverable { title isCompleted } } }",
});
for await (const { data, errors } of changes) console.log(errors ?? data.deliverableChanged);`,
});

const createWebhook =
  "mutation Subscribe($input: CreateWebhookInput!) { createWebhook(input: $input) { secret webhook { id } } }";

export const subscribing = (): Example => ({
  curl: `curl ${origin()}/graphql \\
  -H "Authorization: Bearer $QUADWORK_TOKEN" \\
  -H "Content-Type: application/json" \\
  -d '{
"query": "${createWebhook}",
"variables": { "input": {
  "url": "https://hooks.example.com/quadwork",
  "events": ["APPLICATION_RECEIVED", "DELIVERABLE_COMPLETED"] } } }'`,
});

/** Programs that receive events; the secret is in QUADWORK_WEBHOOK_SECRET, the port in PORT. */
export const receiving = (): Example => ({
  javascript: `import { createHmac, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";

const key = Buffer.from(process.env.QUADWORK_WEBHOOK_SECRET.slice("whsec_".length), "base64");

function isFromQuadwork(headers, body) {
  const { "webhook-id": id, "webhook-timestamp": time, "webhook-signature": signatures = "" } = headers;
  if (!(Math.abs(Date.now() / 1000 - Number(time)) <= 300)) return false;
  const expected = createHmac("sha256", key).update(\`\${id}.\${time}.\${body}\`).digest();
  return signatures.split(" ").some((each) => {
    const [version, signature = ""] = each.split(",");
    const given = Buffer.from(signature, "base64");
    return version === "v1" && given.length === expected.length && timingSafeEqual(given, expected);
  });
}

createServer(async (request, response) => {
  let body = "";
  for await (const chunk of request.setEncoding("utf8")) body += chunk;
  if (!isFromQuadwork(request.headers, body)) return response.writeHead(401).end();
  response.writeHead(204).end(); // Answer first, then do the work.
  const { type, data } = JSON.parse(body);
  console.log(type, data);
}).listen(process.env.PORT ?? 3000);`,
  python: `import base64, hashlib, hmac, json, os, time
from http.server import BaseHTTPRequestHandler, HTTPServer

KEY = base64.b64decode(os.environ["QUADWORK_WEBHOOK_SECRET"].removeprefix("whsec_"))

def is_from_quadwork(headers, body):
    timestamp = headers.get("webhook-timestamp", "")
    if not timestamp.isdigit() or abs(time.time() - int(timestamp)) > 300:
        return False
    signed = f"{headers.get('webhook-id')}.{timestamp}.".encode() + body
    expected = "v1," + base64.b64encode(hmac.digest(KEY, signed, hashlib.sha256)).decode()
    given = headers.get("webhook-signature", "").split(" ")
    return any(hmac.compare_digest(each.encode(), expected.encode()) for each in given)

class Receiver(BaseHTTPRequestHandler):
    def do_POST(self):
        body = self.rfile.read(int(self.headers.get("Content-Length", 0)))
        genuine = is_from_quadwork(self.headers, body)
        self.send_response(204 if genuine else 401)
        self.end_headers()
        if genuine:
            event = json.loads(body)
            print(event["type"], event["data"], flush=True)

HTTPServer(("", int(os.environ.get("PORT", 3000))), Receiver).serve_forever()`,
});

export const payload = `{
  "id": "0192a000-0000-7000-8000-000000000000",
  "type": "project.statusChanged",
  "version": 1,
  "occurredAt": "2026-02-01T09:30:00.000Z",
  "data": {
    "projectId": "0192a000-0000-7000-8000-000000000001",
    "status": "in_progress"
  }
}`;
