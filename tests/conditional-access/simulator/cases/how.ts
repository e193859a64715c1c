import type { SignInDevice } from '#shared/domain/conditional-access/simulate/sign-in.ts'
import { app, block, type Case, device, ids, pages, policy, signIn } from '../case.ts'

const clients = (...clientAppTypes: string[]) => block({ conditions: { clientAppTypes } })
const platforms = (includePlatforms: string[], excludePlatforms: string[] = []) =>
  block({ conditions: { platforms: { includePlatforms, excludePlatforms } } })
const filtered = (rule: string, mode: 'include' | 'exclude' = 'include') =>
  block({ conditions: { devices: { deviceFilter: { mode, rule } } } })
const on = (attributes: SignInDevice['attributes'], parts: Partial<SignInDevice> = {}) =>
  signIn({ device: device({ attributes, ...parts }) })
const flow = (transferMethods: string) => block({ conditions: { authenticationFlows: { transferMethods } } })

const SUPPORTED = ['android', 'iOS', 'windows', 'macOS', 'linux']

const clientCases: Case[] = [
  {
    title: 'without kinds of clients every client counts, old ones as well',
    page: pages.conditions,
    policies: [clients()],
    signIn: signIn({ clientApp: 'other' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'all clients are old ones, too',
    page: pages.conditions,
    policies: [clients('all')],
    signIn: signIn({ clientApp: 'exchangeActiveSync' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'blocking legacy authentication blocks IMAP',
    page: pages.conditions,
    policies: [clients('exchangeActiveSync', 'other')],
    signIn: signIn({ clientApp: 'other' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'blocking legacy authentication leaves a browser alone',
    page: pages.conditions,
    policies: [clients('exchangeActiveSync', 'other')],
    signIn: signIn(),
    expected: { result: 'granted', why: ['clientApps'] },
  },
  {
    title: 'web applications can be blocked while desktop apps are let in',
    page: pages.conditions,
    policies: [clients('browser')],
    signIn: signIn({ clientApp: 'mobileAppsAndDesktopClients' }),
    expected: { result: 'granted' },
  },
  {
    title: 'an old client cannot answer a demand for a second factor',
    page: pages.conditions,
    policies: [policy()],
    signIn: signIn({ clientApp: 'other' }),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'an old client tells nothing of its device',
    page: pages.conditions,
    policies: [policy({ controls: ['compliantDevice'] })],
    signIn: signIn({ clientApp: 'other', device: device({ isCompliant: true }) }),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'ActiveSync cannot answer a demand for terms of use',
    page: pages.conditions,
    policies: [policy({ grant: { operator: 'AND', termsOfUse: [ids.ownApp] } })],
    signIn: signIn({ clientApp: 'exchangeActiveSync' }),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'a policy of modern clients alone leaves an old one alone',
    page: pages.conditions,
    policies: [policy({ conditions: { clientAppTypes: ['browser', 'mobileAppsAndDesktopClients'] } })],
    signIn: signIn({ clientApp: 'other' }),
    expected: { result: 'granted' },
  },
]

const platformCases: Case[] = [
  {
    title: 'without platforms every one counts',
    page: pages.conditions,
    policies: [block()],
    signIn: signIn({ platform: 'linux' }),
    expected: { result: 'blocked' },
  },
  ...SUPPORTED.map((platform): Case => ({
    title: `a policy of ${platform} is for these`,
    page: pages.conditions,
    policies: [platforms([platform])],
    signIn: signIn({ platform: platform as 'windows' }),
    expected: { result: 'blocked' },
  })),
  {
    title: 'a policy of Windows is not for macOS',
    page: pages.conditions,
    policies: [platforms(['windows'])],
    signIn: signIn({ platform: 'macOS' }),
    expected: { result: 'granted', why: ['platforms'] },
  },
  {
    title: 'any device but the supported ones: ChromeOS',
    page: pages.conditions,
    policies: [platforms(['all'], SUPPORTED)],
    signIn: signIn({ platform: 'other' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'any device but the supported ones: Windows',
    page: pages.conditions,
    policies: [platforms(['all'], SUPPORTED)],
    signIn: signIn(),
    expected: { result: 'granted' },
  },
]

const riskCases: Case[] = [
  ...(['userRiskLevels', 'signInRiskLevels', 'insiderRiskLevels'] as const).flatMap((levels): Case[] => {
    const level = levels === 'insiderRiskLevels' ? 'elevated' : 'high'
    const own =
      levels === 'userRiskLevels' ? 'userRisk' : levels === 'signInRiskLevels' ? 'signInRisk' : 'insiderRisk'
    const policies = [block({ conditions: { [levels]: `${level},other` } })]
    return [
      {
        title: `${own} of a level that is chosen`,
        page: pages.conditions,
        policies,
        signIn: signIn({ [own]: level }),
        expected: { result: 'blocked' },
      },
      {
        title: `no ${own}`,
        page: pages.conditions,
        policies,
        signIn: signIn({ [own]: 'none' }),
        expected: { result: 'granted', why: [own] },
      },
      {
        title: `${own} that is not known`,
        page: pages.whatIf,
        policies,
        signIn: signIn({ [own]: undefined }),
        expected: { result: 'granted', perhaps: 'blocked', why: [own] },
      },
    ]
  }),
  {
    title: 'two risks in one policy have to be met both',
    page: pages.policies,
    policies: [block({ conditions: { userRiskLevels: 'high', signInRiskLevels: 'high' } })],
    signIn: signIn({ userRisk: 'high' }),
    expected: { result: 'granted' },
  },
]

const deviceCases: Case[] = [
  {
    title: 'a positive comparison never holds of a device that is not registered',
    page: pages.devices,
    policies: [filtered('device.operatingSystem -eq "Windows"')],
    signIn: signIn(),
    expected: { result: 'granted', why: ['devices'] },
  },
  {
    title: 'a negative comparison holds of a device that is not registered',
    page: pages.devices,
    policies: [filtered('device.operatingSystem -ne "Windows"')],
    signIn: signIn(),
    expected: { result: 'blocked' },
  },
  {
    title: 'leaving out by a positive comparison does not leave out one that is not registered',
    page: pages.devices,
    policies: [filtered('device.trustType -eq "ServerAD"', 'exclude')],
    signIn: signIn(),
    expected: { result: 'blocked' },
  },
  {
    title: 'leaving out by a negative comparison leaves out one that is not registered',
    page: pages.devices,
    policies: [filtered('device.trustType -ne "ServerAD"', 'exclude')],
    signIn: signIn(),
    expected: { result: 'granted' },
  },
  {
    title: 'a workstation for administration is let in',
    page: pages.devices,
    policies: [filtered('device.extensionAttribute1 -eq "SAW"', 'exclude')],
    signIn: on({ extensionattribute1: 'SAW' }, { isCompliant: true }),
    expected: { result: 'granted' },
  },
  {
    title: 'another device than a workstation for administration is not',
    page: pages.devices,
    policies: [filtered('device.extensionAttribute1 -eq "SAW"', 'exclude')],
    signIn: on({ extensionattribute1: 'desk' }, { isCompliant: true }),
    expected: { result: 'blocked' },
  },
  {
    title: 'extension attributes are not there on a device that is not managed',
    page: pages.devices,
    policies: [filtered('device.extensionAttribute1 -eq "SAW"')],
    signIn: on({ extensionattribute1: 'SAW' }),
    expected: { result: 'granted' },
  },
  {
    title: 'extension attributes are there on a hybrid joined device',
    page: pages.devices,
    policies: [filtered('device.extensionAttribute1 -eq "SAW"')],
    signIn: on({ extensionattribute1: 'SAW' }, { isHybridJoined: true }),
    expected: { result: 'blocked' },
  },
  {
    title: 'compliance is an attribute',
    page: pages.devices,
    policies: [filtered('device.isCompliant -eq True')],
    signIn: on({}, { isCompliant: true }),
    expected: { result: 'blocked' },
  },
  {
    title: 'compliance in quotes is the same',
    page: pages.devices,
    policies: [filtered('device.isCompliant -eq "True"')],
    signIn: on({}, { isCompliant: true }),
    expected: { result: 'blocked' },
  },
  {
    title: 'a text contains a part of it',
    page: pages.devices,
    policies: [filtered('device.model -contains "Surface"')],
    signIn: on({ model: 'Microsoft Surface Hub 2S' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'a list contains a whole text alone',
    page: pages.devices,
    policies: [filtered('device.systemLabels -contains "M365"')],
    signIn: on({ systemlabels: ['M365Managed'] }),
    expected: { result: 'granted' },
  },
  {
    title: 'a list contains one of its texts',
    page: pages.devices,
    policies: [filtered('device.physicalIds -contains "[ZTDId]:value"')],
    signIn: on({ physicalids: ['[OrderID]:one', '[ZTDId]:value'] }),
    expected: { result: 'blocked' },
  },
  {
    title: 'one of a list of versions',
    page: pages.devices,
    policies: [filtered('device.operatingSystemVersion -in ["10.0.18363", "10.0.22000"]')],
    signIn: on({ operatingsystemversion: '10.0.22000' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'none of a list of versions',
    page: pages.devices,
    policies: [filtered('device.operatingSystemVersion -notIn ["10.0.18363", "10.0.22000"]')],
    signIn: on({ operatingsystemversion: '10.0.22000' }),
    expected: { result: 'granted' },
  },
  {
    title: 'an unsupported system: Windows older than 10 is blocked',
    page: pages.devices,
    policies: [
      filtered(
        '(device.operatingSystem -eq "Windows") -and (device.operatingSystemVersion -startsWith "10.0")',
        'exclude',
      ),
    ],
    signIn: on({ operatingsystem: 'Windows', operatingsystemversion: '6.1.7601' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'an unsupported system: Windows 10 is let in',
    page: pages.devices,
    policies: [
      filtered(
        '(device.operatingSystem -eq "Windows") -and (device.operatingSystemVersion -startsWith "10.0")',
        'exclude',
      ),
    ],
    signIn: on({ operatingsystem: 'Windows', operatingsystemversion: '10.0.22631' }),
    expected: { result: 'granted' },
  },
  {
    title: 'an attribute that is not known makes it uncertain',
    page: pages.devices,
    policies: [filtered('device.manufacturer -startsWith "Microsoft"')],
    signIn: on({}),
    expected: { result: 'granted', perhaps: 'blocked', why: ['devices'] },
  },
  {
    title: 'a rule that cannot be read makes it uncertain',
    page: pages.devices,
    policies: [filtered('device.model -like "Surface*"')],
    signIn: on({ model: 'Surface' }),
    expected: { result: 'granted', perhaps: 'blocked' },
  },
]

const flowCases: Case[] = [
  {
    title: 'device code flow is blocked',
    page: pages.flows,
    policies: [flow('deviceCodeFlow')],
    signIn: signIn({ transferMethod: 'deviceCodeFlow' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'a usual sign-in is none of it',
    page: pages.flows,
    policies: [flow('deviceCodeFlow')],
    signIn: signIn(),
    expected: { result: 'granted', why: ['flows'] },
  },
  {
    title: 'authentication transfer is the other one',
    page: pages.flows,
    policies: [flow('deviceCodeFlow')],
    signIn: signIn({ transferMethod: 'authenticationTransfer' }),
    expected: { result: 'granted' },
  },
  {
    title: 'both can be blocked by one policy',
    page: pages.flows,
    policies: [flow('deviceCodeFlow,authenticationTransfer')],
    signIn: signIn({ transferMethod: 'authenticationTransfer' }),
    expected: { result: 'blocked' },
  },
  {
    title: 'a session that began by device code is blocked at another application',
    page: pages.flows,
    policies: [
      block({
        applications: { includeApplications: ['All'], excludeApplications: [ids.ownApp] },
        conditions: { authenticationFlows: { transferMethods: 'deviceCodeFlow' } },
      }),
    ],
    signIn: signIn({ transferMethod: 'deviceCodeFlow', target: app() }),
    expected: { result: 'blocked' },
  },
  {
    title: 'device code flow tells nothing of the device that asks',
    page: pages.grant,
    policies: [policy({ controls: ['domainJoinedDevice'] })],
    signIn: signIn({ transferMethod: 'deviceCodeFlow', device: device({ isHybridJoined: true }) }),
    expected: { result: 'lockedOut' },
  },
]

export const howCases: readonly Case[] = [
  ...clientCases,
  ...platformCases,
  ...riskCases,
  ...deviceCases,
  ...flowCases,
]
