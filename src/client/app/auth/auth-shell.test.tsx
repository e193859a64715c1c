import { ChakraProvider } from '@chakra-ui/react'
import { createInstance } from 'i18next'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createActor } from 'xstate'
import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { AddressContext } from '#client/features/auth/address.ts'
import { LoginPage } from '#client/features/auth/login/login-page.tsx'
import { signInMachine } from '#client/features/auth/sign-in.machine.ts'
import { forScreens } from '#client/texts/spoken.ts'
import { system } from '#client/ui/theme/theme.ts'
import { english } from '#tests/support/english.ts'
import { AuthShell } from './auth-shell.tsx'
import { createMemoryAddress } from './memory-address.ts'
import { cachedSession } from './notes.ts'

beforeAll(async () => {
  await createInstance()
    .use(forScreens)
    .init({ lng: 'en', resources: { en: { translation: english } }, interpolation: { escapeValue: false } })
})

const kept = new Map<string, string>()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
})
afterEach(() => void vi.unstubAllGlobals())

const nothing = () => {}
const drawn = (shown: ReactNode) => renderToString(<ChakraProvider value={system}>{shown}</ChakraProvider>)
const shell = () =>
  drawn(<AuthShell address={createMemoryAddress()} onSignedIn={nothing} onLeaveFor={nothing} />)

const bare = (html: string) => html.replaceAll(/<style[\s\S]*?<\/style>/g, '')

/** The tag of the only element that has such an attribute, and how it is styled. */
function elementIn(html: string, attribute: string) {
  const tag = html.match(new RegExp(`<[a-z]+ [^>]*${attribute}[^>]*>`))?.[0] ?? ''
  const style = tag
    .match(/class="([^"]*)"/)?.[1]
    ?.split(' ')
    .map((name) => html.match(new RegExp(`\\.${name}\\{([^}]*)\\}`))?.[1] ?? '')
    .join(';')
    .replaceAll('var(--chakra-spacing-0)', '0')
  return { tag, style }
}

test('whoever is not signed in sees a picture, the way home, and whose app it is in which year (AUTH-02)', () => {
  const html = shell()
  expect(elementIn(html, 'viewBox="0 0 1440 900"').style).toContain('position:fixed;inset:0')
  expect(bare(html)).toMatch(/<a href="\/"[^>]*><svg.*?<\/svg>Castellan<\/a>/)
  expect(bare(html)).toMatch(new RegExp(`<footer[^>]*>© ${new Date().getFullYear()} Castellan</footer>`))
})

test('the proof of work stands at the bottom left, where nobody sees it (AUTH-02)', () => {
  const { tag, style } = elementIn(shell(), 'data-captcha="resting"')
  expect(tag).toContain('aria-hidden="true"')
  for (const each of ['position:fixed', 'bottom:0', 'inset-inline-start:0', 'opacity:0'])
    expect(style).toContain(each)
})

test('a browser that has held a session lately is welcomed back (AUTH-04)', () => {
  const title = () => shell().match(/<h1[^>]*>(.*?)<\/h1>/)?.[1]
  expect(title()).toBe('Welcome')
  cachedSession.write('yes')
  expect(title()).toBe('Welcome back')
})

test('the login has a password, a way to a new one, and Microsoft where the site offers that (AUTH-04)', () => {
  const { context } = createActor(signInMachine, { input: { wantsTrial: false } }).getSnapshot()
  const login = (sso: boolean) => {
    const site = siteConfigSchema.parse({ site: 'live', pool: { url: '/identity/', clientId: 'c' }, sso })
    const html = drawn(
      <AddressContext value={createMemoryAddress()}>
        <LoginPage
          context={{ ...context, site }}
          isBusy={false}
          isTrial={false}
          isKnown={false}
          isOnline
          wasPasswordChanged={false}
          send={nothing}
          onFetchSsoUrl={async () => ''}
          onLeaveFor={nothing}
        />
      </AddressContext>,
    )
    return bare(html)
  }
  const html = login(true)
  expect([...html.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name)).toEqual([
    'email',
    'password',
  ])
  expect(html).toMatch(/<a [^>]*href="\/auth\/forgot-password"[^>]*>Forgot password<\/a>/)
  expect(html).toMatch(/<button[^>]* type="submit"[^>]*>Sign in<\/button>/)
  const way = /OR.*<button[^>]*>.*Continue with Microsoft/
  expect([way.test(html), way.test(login(false))]).toEqual([true, false])
})
