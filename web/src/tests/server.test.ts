import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

type Modules = {
  api: (typeof import('../core/api'))['api'];
  server: (typeof import('../core/server.svelte'))['server'];
};

/** The site, opened anew. */
async function opened(): Promise<Modules> {
  vi.resetModules();
  const { server } = await import('../core/server.svelte');
  const { api } = await import('../core/api');
  return { api, server };
}

const fetched = vi.fn<typeof fetch>();
beforeEach(() => vi.stubGlobal('fetch', fetched.mockReset()));
afterEach(() => {
  document.head.innerHTML = '';
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('whether there is a server is known by what it answers', () => {
  test('nothing comes, and then something does', async () => {
    const { api, server } = await opened();
    expect(server.reach).toBe('unknown');
    fetched.mockRejectedValueOnce(new TypeError('no network'));
    await expect(api.me()).rejects.toThrow('cannot be reached');
    expect(server.isMissing).toBe(true);
    fetched.mockResolvedValueOnce(new Response(null, { status: 204 }));
    await api.me();
    expect(server.reach).toBe('here');
  });

  test('a proxy that does not reach it is not it; a refusal of its own is', async () => {
    const { api, server } = await opened();
    fetched.mockResolvedValueOnce(new Response('<h1>Bad gateway</h1>', { status: 502 }));
    await expect(api.me()).rejects.toThrow();
    expect(server.reach).toBe('away');
    const problem = JSON.stringify({ code: 'busy', detail: 'too much' });
    fetched.mockResolvedValueOnce(new Response(problem, { status: 429 }));
    await expect(api.me()).rejects.toThrow('too much');
    expect(server.reach).toBe('here');
  });

  test('a network that leads nowhere is none', async () => {
    const { api, server } = await opened();
    const late = new AbortController();
    vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
    fetched.mockImplementationOnce(() => {
      late.abort(new DOMException('too late', 'TimeoutError'));
      return Promise.reject(new DOMException('too late', 'TimeoutError'));
    });
    await expect(api.me()).rejects.toThrow('cannot be reached');
    expect(server.reach).toBe('away');
  });

  test('what nobody waits for any more says nothing', async () => {
    const { api, server } = await opened();
    const unwanted = new AbortController();
    fetched.mockImplementationOnce(() => {
      unwanted.abort();
      return Promise.reject(new DOMException('aborted', 'AbortError'));
    });
    const answers = api.analyse({ game: 'one' } as never, unwanted.signal);
    expect((await answers.next()).done).toBe(true);
    expect(server.reach).toBe('unknown');
  });

  test('a copy in files never asks', async () => {
    document.head.innerHTML = '<meta name="kamidana-server" content="none">';
    const { api, server } = await opened();
    await expect(api.me()).rejects.toThrow('no server');
    server.heard();
    expect(server.reach).toBe('none');
    expect(fetched).not.toHaveBeenCalled();
  });
});
