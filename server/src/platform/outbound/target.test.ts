import { createServer } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { post } from "./post.js";
import { isPublicAddress, RefusedTarget, Targets } from "./target.js";

const strict = (...addresses: string[]) =>
  new Targets({ webhookAllowPrivate: false }, () => Promise.resolve(addresses));

describe("network addresses that are not of the public internet", () => {
  test.each([
    ["this network", "0.0.0.0"],
    ["this network", "0.1.2.3"],
    ["private", "10.0.0.1"],
    ["private", "172.16.0.1"],
    ["private", "172.31.255.255"],
    ["private", "192.168.1.1"],
    ["shared by carriers", "100.64.0.1"],
    ["shared by carriers", "100.127.255.255"],
    ["loopback", "127.0.0.1"],
    ["loopback", "127.255.255.254"],
    ["link-local", "169.254.169.254"],
    ["protocol assignments", "192.0.0.8"],
    ["documentation", "192.0.2.1"],
    ["documentation", "198.51.100.1"],
    ["documentation", "203.0.113.1"],
    ["6to4 relays", "192.88.99.1"],
    ["benchmarks", "198.18.0.1"],
    ["benchmarks", "198.19.255.255"],
    ["multicast", "224.0.0.1"],
    ["multicast", "239.255.255.250"],
    ["reserved", "240.0.0.1"],
    ["broadcast", "255.255.255.255"],
    ["unspecified", "::"],
    ["loopback", "::1"],
    ["IPv4-compatible", "::127.0.0.1"],
    ["IPv4-mapped", "::ffff:127.0.0.1"],
    ["IPv4-mapped", "::ffff:a00:1"],
    ["IPv4-mapped public", "::ffff:8.8.8.8"],
    ["IPv4-translated", "::ffff:0:127.0.0.1"],
    ["NAT64", "64:ff9b::7f00:1"],
    ["NAT64 of one's own", "64:ff9b:1::a00:1"],
    ["discard", "100::1"],
    ["Teredo", "2001::1"],
    ["benchmarks", "2001:2::1"],
    ["ORCHID", "2001:10::1"],
    ["documentation", "2001:db8::1"],
    ["6to4", "2002:7f00:1::1"],
    ["6to4", "2002:a00:1::"],
    ["documentation", "3fff::1"],
    ["unassigned", "4000::1"],
    ["unique local", "fc00::1"],
    ["unique local", "fd12:3456:789a::1"],
    ["link-local", "fe80::1"],
    ["site-local", "fec0::1"],
    ["multicast", "ff02::1"],
  ])("%s: %s", (_kind, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  test.each([
    "1.1.1.1",
    "8.8.8.8",
    "100.63.255.255",
    "100.128.0.0",
    "172.15.0.1",
    "172.32.0.1",
    "2606:4700:4700::1111",
    "2a00:1450:4001:81b::200e",
  ])("%s is", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
});

describe("addresses that are refused", () => {
  test.each([
    "https://127.0.0.1/",
    "https://127.1/",
    "https://2130706433/",
    "https://0x7f000001/",
    "https://0x7f.1/",
    "https://0177.0.0.1/",
    "https://017700000001/",
    "https://127.0.0.1./",
    "https://127.0.0.1:8443/",
    "https://①②⑦.0.0.1/",
    "https://0/",
    "https://169.254.169.254/latest/meta-data/",
    "https://[::1]/",
    "https://[::]/",
    "https://[::ffff:127.0.0.1]/",
    "https://[::ffff:7f00:1]/",
    "https://[64:ff9b::10.0.0.1]/",
    "https://[fd00::1]/",
    "https://[fe80::1]/",
    "https://[2002:7f00:1::]/",
  ])("%s, because it is private", async (address) => {
    await expect(new Targets({ webhookAllowPrivate: false }).check(address)).rejects.toThrow(
      new RefusedTarget("URL leads to a private or reserved network address."),
    );
  });

  test.each([
    "https://localhost/",
    "https://LOCALHOST/",
    "https://localhost./",
    "https://anything.localhost/",
    "https://%6c%6f%63%61%6c%68%6f%73%74/",
  ])("%s, whatever a name server says", async (address) => {
    await expect(new Targets({ webhookAllowPrivate: false }).check(address)).rejects.toThrow("private or reserved");
  });

  test.each([
    ["http://partner.example/", "URL must start with https://."],
    ["ftp://partner.example/", "URL must start with https://."],
    ["file:///etc/passwd", "URL must start with https://."],
    ["https://user@partner.example/", "URL must not contain a user name or password."],
    ["https://:secret@partner.example/", "URL must not contain a user name or password."],
    ["https://partner.example:25/", "URL must use port 443, or 1024 or higher."],
    ["https://partner.example:80/", "URL must use port 443, or 1024 or higher."],
    ["partner.example", "URL is not a full address."],
    ["", "URL is not a full address."],
  ])("%s: %s", async (address, message) => {
    await expect(strict("8.8.8.8").check(address)).rejects.toThrow(new RefusedTarget(message));
  });

  test("a name without an address", async () => {
    await expect(strict().check("https://partner.example/")).rejects.toThrow("cannot be found");
  });

  test("a name of which one address is private", async () => {
    await expect(strict("8.8.8.8", "10.0.0.1").check("https://partner.example/")).rejects.toThrow(
      "private or reserved",
    );
    await expect(strict("8.8.8.8", "::1").check("https://partner.example/")).rejects.toThrow("private or reserved");
  });
});

test.each([
  "https://partner.example/hooks?of=quadwork",
  "https://partner.example:443/",
  "https://partner.example:8443/",
  "https://partner.example./",
])("%s may be called", async (address) => {
  const { addresses } = await strict("8.8.8.8", "2606:4700:4700::1111").check(address);
  expect(addresses).toEqual([
    { address: "8.8.8.8", family: 4 },
    { address: "2606:4700:4700::1111", family: 6 },
  ]);
});

test("for development private addresses and http can be allowed, credentials never", async () => {
  const targets = new Targets({ webhookAllowPrivate: true });
  expect((await targets.check("http://localhost:9/")).addresses[0].address).toBe("127.0.0.1");
  await expect(targets.check("http://user@localhost:9/")).rejects.toThrow(RefusedTarget);
});

describe("a post", () => {
  const forever = new AbortController().signal;
  let received: { host: string | undefined; url: string | undefined; body: string }[] = [];
  const receiver = createServer((request, response) => {
    let body = "";
    request.on("data", (chunk: Buffer) => (body += chunk.toString()));
    request.on("end", () => {
      received.push({ host: request.headers.host, url: request.url, body });
      if (request.url === "/moved") response.writeHead(302, { location: "/elsewhere" }).end();
      else if (request.url === "/long") response.end("a".repeat(1_000_000));
      else if (request.url === "/endless") response.write("a");
      else response.writeHead(202).end("Thank you");
    });
  });
  let port = 0;

  beforeAll(async () => {
    await once(receiver.listen(0, "127.0.0.1"), "listening");
    port = (receiver.address() as AddressInfo).port;
  });
  beforeEach(() => (received = []));
  afterAll(() => {
    receiver.closeAllConnections();
    receiver.close();
  });

  /** A name server that says something else each time, as an attacker's would. */
  const rebinding = (...answers: string[]) => {
    const asked: string[] = [];
    return {
      asked,
      targets: new Targets({ webhookAllowPrivate: true }, (host) => Promise.resolve([answers[asked.push(host) - 1]!])),
    };
  };

  test("goes to the address that was judged, and asks for the name no second time", async () => {
    const { asked, targets } = rebinding("127.0.0.1", "192.0.2.1");
    const target = await targets.check(`http://partner.example:${port}/hook`);
    expect(await post(target, `{"ü":1}`, {}, forever)).toEqual({ status: 202, text: "Thank you" });
    expect(asked).toEqual(["partner.example"]);
    expect(received).toEqual([{ host: `partner.example:${port}`, url: "/hook", body: `{"ü":1}` }]);
  });

  const to = (path: string) => new Targets({ webhookAllowPrivate: true }).check(`http://127.0.0.1:${port}${path}`);

  test("does not follow a redirect", async () => {
    expect((await post(await to("/moved"), "{}", {}, forever)).status).toBe(302);
    expect(received).toHaveLength(1);
  });

  test("reads a few kilobytes of an answer", async () => {
    expect((await post(await to("/long"), "{}", {}, forever)).text).toHaveLength(4096);
  });

  test("is ended by its signal, also in the middle of an answer", async () => {
    const ending = new AbortController();
    ending.abort();
    await expect(post(await to("/"), "{}", {}, ending.signal)).rejects.toThrow();
    expect(await post(await to("/endless"), "{}", {}, AbortSignal.timeout(300))).toEqual({ status: 200, text: "a" });
  });
});
