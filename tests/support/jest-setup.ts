// A server process, its database and several registrations take longer than jest's five seconds on a busy machine.
jest.setTimeout(60_000);
