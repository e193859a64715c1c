import type { Fetch } from '../test-device.ts'

export interface CookieBrowser {
  cookies: Map<string, string>
  /** Every Set-Cookie header as it came. */
  set: string[]
  fetch: Fetch
}

/** A browser as far as it keeps cookies, of one server and whatever their path. */
export function openCookieBrowser(ask: Fetch): CookieBrowser {
  const cookies = new Map<string, string>()
  const set: string[] = []
  return {
    cookies,
    set,
    fetch: async (url, init) => {
      const headers = new Headers(init.headers)
      headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
      const response = await ask(url, { ...init, headers })
      for (const cookie of response.headers.getSetCookie()) {
        set.push(cookie)
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
        if (/max-age=0/i.test(cookie) || /expires=thu, 01 jan 1970/i.test(cookie)) cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
  }
}
