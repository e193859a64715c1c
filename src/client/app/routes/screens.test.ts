import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { FEATURES } from '#shared/domain/features/feature-flags.ts'
import { ROLES } from '#shared/domain/permissions/roles.ts'
import type { Access } from '#shared/domain/screens/access.ts'
import { landingOf, opening } from '#shared/domain/screens/can-open.ts'
import {
  screenAt as declaredAt,
  screens as declaredScreens,
  shortPathOf,
} from '#shared/domain/screens/screens.ts'
import { placeOf } from '#shared/domain/screens/titles.ts'
import { frame as de } from '#client/texts/frame/de.ts'
import { frame as en } from '#client/texts/frame/en.ts'
import { frame as es } from '#client/texts/frame/es.ts'
import { frame as fr } from '#client/texts/frame/fr.ts'
import { frame as ja } from '#client/texts/frame/ja.ts'
import { frame as zh } from '#client/texts/frame/zh.ts'
import { buildAccess, buildSubscription } from '#tests/support/build-access.ts'
import { anyJson } from '#tests/support/hostile-values.ts'
import { namedScreens, screensOf, visibleGroups } from '../shell/menu.ts'
import { fetchFirstScreen, firstScreens } from './first-screens.ts'
import { isBuilt, screenAt, screens } from './screens.ts'

const NOWHERE = { backup: null, security_training: null }
/** Routes that lead on by themselves. */
const DOORS = ['/', '/auth/login', '/trial-expired']

const built = screens.map((screen) => ({ name: screen.paths[0], screen }))
const paths = screens.flatMap((screen) => screen.paths)
/** A path of the router as one of the shared list. */
const asDeclared = (path: string) => path.replaceAll('$', ':')
/** The screens that have a place in the menu, shown or hidden. */
const placed = declaredScreens.flatMap((screen) =>
  screen.menu ? [{ path: shortPathOf(screen), menu: screen.menu }] : [],
)

// Frame and pages ask at once where they run, how wide it is there, and what was noted.
beforeAll(() => {
  vi.stubGlobal('location', new URL('https://castellan.example'))
  vi.stubGlobal('localStorage', { getItem: () => null })
  vi.stubGlobal('window', { innerWidth: 1440, matchMedia: () => ({ addEventListener() {} }) })
})
afterAll(() => void vi.unstubAllGlobals())

const openRouter = async () => (await import('./router.tsx')).createAppRouter()

test('the router has the paths of the screens and the doors, each once', async () => {
  expect(Object.keys((await openRouter()).routesByPath).toSorted()).toEqual([...DOORS, ...paths].toSorted())
})

test.each([
  ['/secure/security-posture/all', '/secure/security-posture/all'],
  ['/secure/security-posture/all/checks', '/secure/security-posture/all/$tabKey'],
  ['/secure/security-posture/c1/checks', '/secure/security-posture/$companySelectorId/$tabKey'],
  [
    '/secure/security-posture/all/audit/mfa',
    '/secure/security-posture/$companySelectorId/audit/$securityCheckType',
  ],
  ['/integrations/all', '/integrations/all'],
  ['/integrations/c1', '/integrations/$companySelectorId'],
])('at %s the router has %s', async (address, path) => {
  const [, , route] = (await openRouter()).getMatchedRoutes(address)
  expect(route?.fullPath).toBe(path)
})

test.each([
  ['/secure/policy-management/templates', '/secure/policy-management/templates'],
  ['/secure/policy-management/templates/t1', '/secure/policy-management/templates/$templateId'],
  ['/secure/policy-management/named-locations', '/secure/policy-management/named-locations'],
])(
  'templates of policies are listed, and one is edited, at addresses of their own (SHELL-24): %s',
  async (address, path) => {
    const [, , route] = (await openRouter()).getMatchedRoutes(address)
    expect(route?.fullPath).toBe(path)
  },
)

describe.each(built)('the screen $name', ({ screen }) => {
  test.each([...screen.paths])('has %s in the shared list, and a title in every language', (path) => {
    expect(declaredAt(asDeclared(path))).toBeDefined()
    const place = placeOf(asDeclared(path))
    // Whoever is welcomed is nowhere in the menu.
    expect(place === undefined).toBe(path === '/welcome')
    const titles = [de, en, es, fr, ja, zh].flatMap((frame) =>
      place ? [frame.screens[place.item.word], ...place.groups.map((word) => frame.groups[word])] : [],
    )
    expect(titles.filter((title) => !/\S/.test(title))).toEqual([])
  })

  test('has a page, whose script and texts come', async () => {
    expect(await screen.page()).toBeTypeOf('function')
  })

  test('reads an empty address and any other one', () => {
    expect(Object.values(screen.search.parse({})).filter((value) => value !== undefined)).toEqual([])
    const parts = Object.keys(screen.search.shape)
    const address = fc.record(Object.fromEntries(parts.map((part) => [part, anyJson])))
    fc.assert(
      fc.property(address, (said) => {
        screen.search.parse({ ...said, unknown: said })
      }),
    )
  })

  test('knows the parts of its address, its path, and what comes next', () => {
    const parts = Object.keys(screen.search.shape)
    expect(parts).toEqual(expect.arrayContaining([...screen.opens, screen.company].filter(Boolean)))
    const named = screen.paths.flatMap((path) => path.split('/'))
    expect(named).toEqual(expect.arrayContaining(screen.afresh ? [`$${screen.afresh}`] : []))
    expect(screen.next.filter((path) => !isBuilt(path))).toEqual([])
  })
})

test('whatever the menu or the palette may name has an icon, and a product beside this one, too', () => {
  const bare = placed.filter(({ path }) => isBuilt(path) && !path.includes(':') && !screenAt(path)?.icon)
  expect(bare).toEqual([])
  const external = placed.filter(({ menu }) => menu.external).map(({ path }) => path)
  expect(external.filter((path) => !isBuilt(path))).toEqual([])
})

test('the screens that a start fetches beside the frame are those of the definitions', async () => {
  for (const path of Object.keys(firstScreens)) {
    const page = await screenAt(path)?.page()
    expect(Object.values(await fetchFirstScreen(`${path}/more`))).toContain(page)
  }
  for (const role of ROLES)
    expect([...Object.keys(firstScreens), '/welcome']).toContain(landingOf(buildAccess({ role }), isBuilt))
})

describe.each(ROLES)('%s', (role) => {
  const subscription = buildSubscription({ licenses: [], hasPbSub: false })
  const people: [string, Access][] = [
    ['with everything', buildAccess({ role })],
    ['with one area', buildAccess({ role, stored: { integrations: 'readOnly' } })],
    ['without features', buildAccess({ role, off: FEATURES })],
    ['without companies', buildAccess({ role, hasCustomers: false })],
    ['without a billing account', buildAccess({ role, hasBillingAccount: false })],
    ['who has bought nothing', buildAccess({ role, subscription })],
    [
      'with the MFA part alone',
      buildAccess({ role, subscription: { ...subscription, hasMfaOnlySubscription: true } }),
    ],
  ]

  test.each(people)(
    '%s finds in menu and palette what access allows, of what is built (PERM-02)',
    (_, access) => {
      const offered = placed.filter(
        ({ path, menu }) =>
          isBuilt(path) &&
          !['denied', 'off', 'unknown'].includes(opening(path, access)) &&
          (!menu.feature || access.features.has(menu.feature)) &&
          (!menu.adminOnly || access.hasBillingAccount) &&
          (menu.isShown?.(access) ?? true),
      )
      const shown = offered.filter(({ menu }) => !menu.hidden && !menu.external).map(({ path }) => path)
      const groups = visibleGroups(access, NOWHERE)
      expect(groups.flatMap(screensOf).map(({ to }) => to)).toEqual(shown)
      const named = namedScreens(groups, access).map(({ to }) => to)
      expect(named.toSorted()).toEqual(offered.map(({ path }) => path).toSorted())
      expect(named).toContain('/user-profile')
    },
  )
})
