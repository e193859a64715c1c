import { expect, test } from 'vitest'
import { integrationsQuerySchema } from '../integrations/integrations-query.ts'
import { screens } from '../screens/screens.ts'
import { checkLinks } from './check-links.ts'
import { CHECK_NAMES, checkAreas } from './checklist.ts'

const addressOf = ({ to, search = {} }: { to: string; search?: object }) => {
  const query = new URLSearchParams(Object.entries(search)).toString()
  return query === '' ? to : `${to}?${query}`
}

test('each step leads where it is done, and needs an area to be manageable', () => {
  const areas: Record<string, string> = checkAreas
  const found = Object.entries(checkLinks).map(([name, ways]) => [name, areas[name], ways.map(addressOf)])
  const integrations = '/integrations/:companySelectorId?'
  expect(found).toEqual([
    [
      'INTEGRATE_TO_MICROSOFT',
      'integrations',
      [
        `${integrations}?applicationNameQ=Office365&integrationTypeQ=CSP`,
        `${integrations}?applicationNameQ=Office365&integrationTypeQ=direct`,
      ],
    ],
    ['MAP_CSP_TENANTS', 'integrations', ['/integrations/:integrationId/microsoft-csp']],
    ['INTEGRATE_TO_PSA', 'integrations', [integrations]],
    ['ADD_SYSTEM_USER', 'systemUsers', ['/users?modal=addUser']],
    ['ADD_OPERATING_COUNTRIES', 'secure', ['/secure/alerts/:companySelectorId??modal=eventSettings']],
    ['SCHEDULE_REPORT', undefined, ['/scheduled-reports']],
    ['ADD_CUSTOM_BRANDING', 'lookAndFeel', ['/look-and-feel']],
  ])
  expect(Object.keys(checkLinks)).toEqual([...CHECK_NAMES])
})

const links = Object.values(checkLinks).flatMap((ways): readonly { to: string; search?: object }[] => ways)

test('every link leads to a screen that there is or will be', () => {
  const paths = screens.map(({ path }) => path)
  for (const { to } of links) expect(paths).toContain(to)
})

test('the integrations page reads what the links to it say', () => {
  const queries = links.flatMap(({ to, search }) =>
    to.startsWith('/integrations/:company') && search ? [search] : [],
  )
  expect(queries).toHaveLength(2)
  for (const query of queries) expect(integrationsQuerySchema.parse(query)).toEqual(query)
})
