import { applications } from '#shared/domain/conditional-access/simulate/suites.ts'
import { REGISTER_DEVICE, REGISTER_SECURITY_INFO } from '#shared/domain/conditional-access/vocabulary.ts'
import { app, block, type Case, device, ids, pages, policy, signIn } from '../case.ts'

const page = pages.apps
const to = (...includeApplications: string[]) => block({ applications: { includeApplications } })
const own = app(ids.ownApp, false)
const onto = (action: string) => signIn({ target: { kind: 'action', action } })
const tagged = (rule: string, mode = 'include') =>
  block({ applications: { applicationFilter: { mode, rule } } })
const REQUIRES = 'CustomSecurityAttribute.ConditionalAccessTest_policyRequirement -contains "requireMFA"'
const withTags = (tags: readonly string[]) =>
  signIn({ target: { ...own, attributes: { conditionalaccesstest_policyrequirement: tags } } })

export const whatCases: readonly Case[] = [
  {
    title: 'all resources are every application',
    page,
    policies: [to('All')],
    signIn: signIn({ target: own }),
    expected: { result: 'blocked' },
  },
  {
    title: 'all resources are the directory as well, which nobody can name',
    page,
    policies: [to('All')],
    signIn: signIn({ target: app(applications.directoryGraph) }),
    expected: { result: 'blocked' },
  },
  {
    title: 'none are no application',
    page,
    policies: [to('None')],
    signIn: signIn({ target: own }),
    expected: { result: 'granted', why: ['applications'] },
  },
  {
    title: 'an application that is named',
    page,
    policies: [to(ids.ownApp)],
    signIn: signIn({ target: own }),
    expected: { result: 'blocked' },
  },
  {
    title: 'another application than the one that is named',
    page,
    policies: [to(ids.ownApp)],
    signIn: signIn(),
    expected: { result: 'granted' },
  },
  {
    title: 'an application that is left out of all',
    page,
    policies: [block({ applications: { includeApplications: ['All'], excludeApplications: [ids.ownApp] } })],
    signIn: signIn({ target: own }),
    expected: { result: 'granted' },
  },
  {
    title: 'the others of all when one is left out',
    page,
    policies: [block({ applications: { includeApplications: ['All'], excludeApplications: [ids.ownApp] } })],
    signIn: signIn(),
    expected: { result: 'blocked' },
  },
  ...(
    [
      ['Exchange Online', applications.exchangeOnline],
      ['SharePoint Online', applications.sharePointOnline],
      ['Skype for Business Online', applications.skypeForBusiness],
      ['Microsoft Teams Services', applications.teamsServices],
      ['OfficeHome', applications.officeHome],
    ] as const
  ).map(([name, id]): Case => ({
    title: `Office 365 holds ${name}`,
    page: pages.suite,
    policies: [to('Office365')],
    signIn: signIn({ target: app(id) }),
    expected: { result: 'blocked' },
  })),
  {
    title: 'Office 365 does not hold the management of Azure',
    page: pages.suite,
    policies: [to('Office365')],
    signIn: signIn({ target: app(applications.azureManagement) }),
    expected: { result: 'granted' },
  },
  {
    title: 'Office 365 holds no application of somebody else',
    page: pages.suite,
    policies: [to('Office365')],
    signIn: signIn({ target: own }),
    expected: { result: 'granted' },
  },
  {
    title: 'whether it holds another one of Microsoft is not certain',
    page: pages.suite,
    policies: [to('Office365')],
    signIn: signIn({ target: app('11111111-0000-4000-8000-000000000001') }),
    expected: { result: 'granted', perhaps: 'blocked' },
  },
  {
    title: 'the whole suite can be left out',
    page,
    policies: [block({ applications: { includeApplications: ['All'], excludeApplications: ['Office365'] } })],
    signIn: signIn(),
    expected: { result: 'granted' },
  },
  {
    title: 'the admin portals hold the portal of Azure',
    page,
    policies: [to('MicrosoftAdminPortals')],
    signIn: signIn({ target: app(applications.azurePortal) }),
    expected: { result: 'blocked' },
  },
  {
    title: 'the admin portals do not hold Exchange itself',
    page,
    policies: [to('MicrosoftAdminPortals')],
    signIn: signIn(),
    expected: { result: 'granted' },
  },
  {
    title: 'the management of Azure is enforced at its portal, too',
    page,
    policies: [to(applications.azureManagement)],
    signIn: signIn({ target: app(applications.azurePortal) }),
    expected: { result: 'blocked' },
  },
  {
    title: 'the management of Azure is not Microsoft Graph',
    page,
    policies: [to(applications.azureManagement)],
    signIn: signIn({ target: app(applications.microsoftGraph) }),
    expected: { result: 'granted' },
  },
  {
    title: 'registering security information is an action of its own',
    page,
    policies: [block({ applications: { includeUserActions: [REGISTER_SECURITY_INFO] } })],
    signIn: onto(REGISTER_SECURITY_INFO),
    expected: { result: 'blocked' },
  },
  {
    title: 'a policy of an action is none of an application',
    page,
    policies: [block({ applications: { includeUserActions: [REGISTER_SECURITY_INFO] } })],
    signIn: signIn(),
    expected: { result: 'granted' },
  },
  {
    title: 'one action is not the other',
    page,
    policies: [block({ applications: { includeUserActions: [REGISTER_DEVICE] } })],
    signIn: onto(REGISTER_SECURITY_INFO),
    expected: { result: 'granted' },
  },
  {
    title: 'clients do not matter where a device is registered',
    page,
    policies: [
      block({
        applications: { includeUserActions: [REGISTER_DEVICE] },
        conditions: { clientAppTypes: ['mobileAppsAndDesktopClients'] },
      }),
    ],
    signIn: onto(REGISTER_DEVICE),
    expected: { result: 'blocked' },
  },
  {
    title: 'nor does a filter for devices',
    page,
    policies: [
      block({
        applications: { includeUserActions: [REGISTER_DEVICE] },
        conditions: { devices: { deviceFilter: { mode: 'include', rule: 'device.isCompliant -eq True' } } },
      }),
    ],
    signIn: onto(REGISTER_DEVICE),
    expected: { result: 'blocked' },
  },
  {
    title: 'an authentication context that the application asks for',
    page,
    policies: [block({ applications: { includeAuthenticationContextClassReferences: ['c1'] } })],
    signIn: signIn({ target: { ...own, context: 'c1' } }),
    expected: { result: 'blocked' },
  },
  {
    title: 'an application that asks for no context',
    page,
    policies: [block({ applications: { includeAuthenticationContextClassReferences: ['c1'] } })],
    signIn: signIn({ target: own }),
    expected: { result: 'granted' },
  },
  {
    title: 'a filter finds an application by what it was tagged with',
    page: pages.appFilter,
    policies: [tagged(REQUIRES)],
    signIn: withTags(['legacyAuthAllowed', 'requireMFA']),
    expected: { result: 'blocked' },
  },
  {
    title: 'a filter does not find one with another tag',
    page: pages.appFilter,
    policies: [tagged(REQUIRES)],
    signIn: withTags(['legacyAuthAllowed']),
    expected: { result: 'granted' },
  },
  {
    title: 'a filter can leave out of all resources',
    page: pages.appFilter,
    policies: [
      block({
        applications: {
          includeApplications: ['All'],
          applicationFilter: { mode: 'exclude', rule: REQUIRES },
        },
      }),
    ],
    signIn: withTags(['requireMFA']),
    expected: { result: 'granted' },
  },
  {
    title: 'what an application was tagged with is not known',
    page: pages.appFilter,
    policies: [tagged(REQUIRES)],
    signIn: signIn({ target: own }),
    expected: { result: 'granted', perhaps: 'blocked' },
  },
  {
    title: 'all assignments have to be met',
    page: pages.policies,
    policies: [
      block({ users: { includeUsers: [ids.ana] }, applications: { includeApplications: [ids.ownApp] } }),
    ],
    signIn: signIn(),
    expected: { result: 'granted' },
  },
  {
    title: 'the example of the What If tool: without an application and a place',
    page: pages.whatIf,
    policies: [
      block({
        applications: { includeApplications: ['Office365'] },
        conditions: { signInRiskLevels: 'high' },
      }),
    ],
    signIn: signIn({ target: app(applications.sharePointOnline) }),
    expected: { result: 'granted', why: ['signInRisk'] },
  },
  {
    title: 'the example of the What If tool: with everything that the policy names',
    page: pages.whatIf,
    policies: [
      block({
        applications: { includeApplications: ['Office365'] },
        conditions: { signInRiskLevels: 'high' },
      }),
    ],
    signIn: signIn({ target: app(applications.sharePointOnline), signInRisk: 'high' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'a device that is compliant is enough for a policy of a resource',
    page: pages.grant,
    policies: [
      policy({ applications: { includeApplications: [ids.ownApp] }, controls: ['compliantDevice'] }),
    ],
    signIn: signIn({ target: own, device: device({ isCompliant: true }) }),
    expected: { result: 'granted' },
  },
]
