import { REGISTER_SECURITY_INFO } from '#shared/domain/conditional-access/vocabulary.ts'
import {
  block,
  type Case,
  device,
  guest,
  ids,
  pages,
  person,
  policy,
  signIn,
  STRENGTH,
  strength,
} from '../case.ts'

const holding = (...methods: string[]) => signIn({ who: person({ methods }) })
const compliant = signIn({ device: device({ isCompliant: true }) })
const REPORT = 'enabledForReportingButNotEnforced'

const grantCases: Case[] = [
  {
    title: 'a second factor is demanded of who has one',
    page: pages.grant,
    policies: [policy()],
    signIn: signIn(),
    expected: { result: 'demands' },
  },
  {
    title: 'Windows Hello for Business is a second factor',
    page: pages.grant,
    policies: [policy()],
    signIn: holding('windowsHelloForBusiness'),
    expected: { result: 'demands' },
  },
  {
    title: 'who has none has to register one first',
    page: pages.grant,
    policies: [policy()],
    signIn: holding('password'),
    expected: { result: 'mustRegister' },
  },
  {
    title: 'a policy that blocks ends it, whatever else is met',
    page: pages.policies,
    policies: [policy({ controls: ['compliantDevice'] }), block()],
    signIn: compliant,
    expected: { result: 'blocked' },
  },
  {
    title: 'a second factor and a compliant device by two policies: both are needed',
    page: pages.policies,
    policies: [policy(), policy({ controls: ['compliantDevice'] })],
    signIn: compliant,
    expected: { result: 'demands' },
  },
  {
    title: 'all of the selected controls: the device is missing',
    page: pages.grant,
    policies: [policy({ controls: ['mfa', 'compliantDevice'] })],
    signIn: signIn(),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'one of the selected controls: the second factor is enough',
    page: pages.grant,
    policies: [policy({ controls: ['mfa', 'compliantDevice'], operator: 'OR' })],
    signIn: signIn(),
    expected: { result: 'demands' },
  },
  {
    title: 'one of the selected controls: the device is enough, and nobody is asked',
    page: pages.policies,
    policies: [policy({ controls: ['mfa', 'compliantDevice'], operator: 'OR' })],
    signIn: compliant,
    expected: { result: 'granted' },
  },
  {
    title: 'a device that is not registered is not compliant',
    page: pages.grant,
    policies: [policy({ controls: ['compliantDevice'] })],
    signIn: signIn(),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'a device of which nothing is known makes it uncertain',
    page: pages.grant,
    policies: [policy({ controls: ['compliantDevice'] })],
    signIn: signIn({ device: undefined }),
    expected: { result: 'granted', perhaps: 'lockedOut' },
  },
  {
    title: 'a hybrid joined device is demanded and there',
    page: pages.grant,
    policies: [policy({ controls: ['domainJoinedDevice'] })],
    signIn: signIn({ device: device({ isHybridJoined: true }) }),
    expected: { result: 'granted' },
  },
  {
    title: 'a compliant device is no hybrid joined one',
    page: pages.grant,
    policies: [policy({ controls: ['domainJoinedDevice'] })],
    signIn: compliant,
    expected: { result: 'lockedOut' },
  },
  {
    title: 'an approved client is on iOS and Android alone',
    page: pages.grant,
    policies: [policy({ controls: ['approvedApplication'] })],
    signIn: signIn({ isApprovedClient: true }),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'an approved client on iOS',
    page: pages.grant,
    policies: [policy({ controls: ['approvedApplication'] })],
    signIn: signIn({ isApprovedClient: true, platform: 'iOS', clientApp: 'mobileAppsAndDesktopClients' }),
    expected: { result: 'granted' },
  },
  {
    title: 'an app under a protection policy on Android',
    page: pages.grant,
    policies: [policy({ controls: ['compliantApplication'] })],
    signIn: signIn({ isProtectedClient: true, platform: 'android' }),
    expected: { result: 'granted' },
  },
  {
    title: 'Edge under a protection policy on Windows',
    page: pages.grant,
    policies: [policy({ controls: ['compliantApplication'] })],
    signIn: signIn({ isProtectedClient: true }),
    expected: { result: 'granted' },
  },
  {
    title: 'no protection policy on macOS',
    page: pages.grant,
    policies: [policy({ controls: ['compliantApplication'] })],
    signIn: signIn({ isProtectedClient: true, platform: 'macOS' }),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'a password is changed after a second factor',
    page: pages.grant,
    policies: [policy({ controls: ['mfa', 'passwordChange'], conditions: { userRiskLevels: 'high' } })],
    signIn: signIn({ userRisk: 'high' }),
    expected: { result: 'demands' },
  },
  {
    title: 'who has registered no second factor cannot change it yet',
    page: pages.grant,
    policies: [policy({ controls: ['passwordChange'], conditions: { userRiskLevels: 'high' } })],
    signIn: signIn({ userRisk: 'high', who: person({ methods: ['password'] }) }),
    expected: { result: 'mustRegister' },
  },
  {
    title: 'terms of use can be accepted',
    page: pages.grant,
    policies: [policy({ grant: { operator: 'AND', termsOfUse: [ids.ownApp] } })],
    signIn: signIn(),
    expected: { result: 'demands' },
  },
]

const strengthCases: Case[] = [
  {
    title: 'a strength of any second factor is met by a text message',
    page: pages.strengths,
    policies: [strength(STRENGTH.mfa)],
    signIn: holding('password', 'sms'),
    expected: { result: 'demands' },
  },
  {
    title: 'a text message alone is none',
    page: pages.strengths,
    policies: [strength(STRENGTH.mfa)],
    signIn: holding('sms'),
    expected: { result: 'mustRegister' },
  },
  {
    title: 'a passwordless strength is not met by a text message',
    page: pages.strengths,
    policies: [strength(STRENGTH.passwordless)],
    signIn: holding('password', 'sms'),
    expected: { result: 'mustRegister' },
  },
  {
    title: 'a passwordless strength is met by signing in on the phone',
    page: pages.strengths,
    policies: [strength(STRENGTH.passwordless)],
    signIn: holding('deviceBasedPush'),
    expected: { result: 'demands' },
  },
  {
    title: 'a strength against phishing is not met by signing in on the phone',
    page: pages.strengths,
    policies: [strength(STRENGTH.phishingResistant)],
    signIn: holding('deviceBasedPush'),
    expected: { result: 'mustRegister' },
  },
  ...['fido2', 'windowsHelloForBusiness', 'x509CertificateMultiFactor'].map((method): Case => ({
    title: `a strength against phishing is met by ${method}`,
    page: pages.strengths,
    policies: [strength(STRENGTH.phishingResistant)],
    signIn: holding(method),
    expected: { result: 'demands' },
  })),
  {
    title: 'a temporary access pass is no strength against phishing',
    page: pages.strengths,
    policies: [strength(STRENGTH.phishingResistant)],
    signIn: holding('temporaryAccessPassOneTime'),
    expected: { result: 'mustRegister' },
  },
  {
    title: 'a temporary access pass is a second factor',
    page: pages.strengths,
    policies: [strength(STRENGTH.mfa)],
    signIn: holding('temporaryAccessPassOneTime'),
    expected: { result: 'demands' },
  },
  {
    title: 'a certificate of one factor is no second factor',
    page: pages.strengths,
    policies: [strength(STRENGTH.mfa)],
    signIn: holding('x509CertificateSingleFactor'),
    expected: { result: 'mustRegister' },
  },
  {
    title: 'a strength that is not known makes it uncertain',
    page: pages.strengths,
    policies: [strength(ids.ownApp)],
    signIn: signIn(),
    expected: { result: 'granted', perhaps: 'lockedOut' },
  },
]

const externalCases: Case[] = [
  {
    title: 'a guest without trust is asked for a second factor here',
    page: pages.external,
    policies: [policy()],
    signIn: signIn({ who: guest('b2bCollaborationGuest') }),
    expected: { result: 'demands' },
  },
  {
    title: 'who comes by direct connect without trust is kept out where a second factor is demanded',
    page: pages.external,
    policies: [policy()],
    signIn: signIn({ who: guest('b2bDirectConnectUser') }),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'a guest without trust has no compliant device here',
    page: pages.external,
    policies: [policy({ controls: ['compliantDevice'] })],
    signIn: signIn({ who: guest('b2bCollaborationGuest'), device: device({ isCompliant: true }) }),
    expected: { result: 'lockedOut' },
  },
  {
    title: 'a guest whose devices are trusted brings a compliant one',
    page: pages.external,
    policies: [policy({ controls: ['compliantDevice'] })],
    signIn: signIn({
      who: guest('b2bCollaborationGuest', { isTrusted: true }),
      device: device({ isCompliant: true }),
    }),
    expected: { result: 'granted' },
  },
  {
    title: 'what a trusted guest has shown at home is not known here',
    page: pages.external,
    policies: [policy()],
    signIn: signIn({ who: guest('b2bCollaborationGuest', { isTrusted: true }) }),
    expected: { result: 'granted', perhaps: 'lockedOut' },
  },
  ...['approvedApplication', 'compliantApplication', 'passwordChange'].map((control): Case => ({
    title: `${control} is not for guests`,
    page: pages.external,
    policies: [policy({ controls: [control] })],
    signIn: signIn({
      who: guest('b2bCollaborationGuest'),
      platform: 'iOS',
      isApprovedClient: true,
      isProtectedClient: true,
    }),
    expected: { result: 'lockedOut' },
  })),
  {
    title: 'a guest can accept terms of use',
    page: pages.external,
    policies: [policy({ grant: { operator: 'AND', termsOfUse: [ids.ownApp] } })],
    signIn: signIn({ who: guest('b2bCollaborationGuest') }),
    expected: { result: 'demands' },
  },
  {
    title: 'who comes by direct connect cannot',
    page: pages.external,
    policies: [policy({ grant: { operator: 'AND', termsOfUse: [ids.ownApp] } })],
    signIn: signIn({ who: guest('b2bDirectConnectUser') }),
    expected: { result: 'lockedOut' },
  },
]

const reportCases: Case[] = [
  {
    title: 'a policy that only reports keeps nobody out',
    page: pages.reportOnly,
    policies: [block({ state: REPORT })],
    signIn: signIn(),
    expected: { result: 'granted', reportOnly: 'blocked', applies: true },
  },
  {
    title: 'it reports that the person would have to do something',
    page: pages.reportOnly,
    policies: [policy({ state: REPORT })],
    signIn: signIn(),
    expected: { result: 'granted', reportOnly: 'demands' },
  },
  {
    title: 'it reports success where a device is compliant',
    page: pages.reportOnly,
    policies: [policy({ state: REPORT, controls: ['compliantDevice'] })],
    signIn: compliant,
    expected: { result: 'granted', reportOnly: 'granted' },
  },
  {
    title: 'it reports failure where a device is not',
    page: pages.reportOnly,
    policies: [policy({ state: REPORT, controls: ['compliantDevice'] })],
    signIn: signIn(),
    expected: { result: 'granted', reportOnly: 'lockedOut' },
  },
  {
    title: 'it reports that it was not applied',
    page: pages.reportOnly,
    policies: [block({ state: REPORT, users: { includeUsers: ['All'], excludeUsers: [ids.ana] } })],
    signIn: signIn(),
    expected: { result: 'granted', reportOnly: 'granted', applies: false, why: ['users'] },
  },
  {
    title: 'what a policy says of user actions is not tried out',
    page: pages.reportOnly,
    policies: [block({ state: REPORT, applications: { includeUserActions: [REGISTER_SECURITY_INFO] } })],
    signIn: signIn({ target: { kind: 'action', action: REGISTER_SECURITY_INFO } }),
    expected: { result: 'granted', reportOnly: 'granted', applies: false, why: ['untried'] },
  },
]

const sessionCases: Case[] = [
  {
    title: 'a policy with session controls alone lets everybody in',
    page: pages.session,
    policies: [policy({ controls: [], session: { persistentBrowser: { isEnabled: true, mode: 'never' } } })],
    signIn: signIn(),
    expected: { result: 'granted', session: { persistentBrowser: 'never' } },
  },
  {
    title: 'how often somebody signs in is said in hours or days',
    page: pages.session,
    policies: [
      policy({
        controls: [],
        session: {
          signInFrequency: { isEnabled: true, value: 2, type: 'days', frequencyInterval: 'timeBased' },
        },
      }),
    ],
    signIn: signIn(),
    expected: { session: { signInFrequency: { hours: 48 } } },
  },
  {
    title: 'every time is the most often',
    page: pages.lifetime,
    policies: [
      policy({ controls: [], session: { signInFrequency: { isEnabled: true, value: 1, type: 'hours' } } }),
      policy({
        controls: [],
        session: { signInFrequency: { isEnabled: true, frequencyInterval: 'everyTime' } },
      }),
    ],
    signIn: signIn(),
    expected: { session: { signInFrequency: 'everyTime' } },
  },
  {
    title: 'limits by the application itself',
    page: pages.session,
    policies: [policy({ controls: [], session: { applicationEnforcedRestrictions: { isEnabled: true } } })],
    signIn: signIn(),
    expected: { session: { isLimitedByApplication: true } },
  },
  {
    title: 'tokens that hold on one device alone',
    page: pages.session,
    policies: [policy({ controls: [], session: { secureSignInSession: { isEnabled: true } } })],
    signIn: signIn(),
    expected: { session: { isTokenBound: true } },
  },
  {
    title: 'resilience can be switched off',
    page: pages.session,
    policies: [policy({ controls: [], session: { disableResilienceDefaults: true } })],
    signIn: signIn(),
    expected: { session: { isWithoutResilience: true } },
  },
  {
    title: 'a policy that does not apply limits no session',
    page: pages.session,
    policies: [
      policy({
        users: { includeUsers: [ids.emergency] },
        controls: [],
        session: { persistentBrowser: { isEnabled: true, mode: 'never' } },
      }),
    ],
    signIn: signIn(),
    expected: { session: {} },
  },
]

const daemon = (isOwn = true, risk = 'none') =>
  signIn({ who: { kind: 'workload', id: ids.daemon, isOwn, risk } })
const ofWorkloads = (includeServicePrincipals: string[], excludeServicePrincipals: string[] = []) =>
  block({
    users: {},
    conditions: { clientApplications: { includeServicePrincipals, excludeServicePrincipals } },
  })

const workloadCases: Case[] = [
  {
    title: 'applications of the tenant itself',
    page: pages.workload,
    policies: [ofWorkloads(['ServicePrincipalsInMyTenant'])],
    signIn: daemon(),
    expected: { result: 'blocked' },
  },
  {
    title: 'an application that signs in by itself and is named',
    page: pages.workload,
    policies: [ofWorkloads([ids.daemon])],
    signIn: daemon(),
    expected: { result: 'blocked' },
  },
  {
    title: 'one that is left out',
    page: pages.workload,
    policies: [ofWorkloads(['ServicePrincipalsInMyTenant'], [ids.daemon])],
    signIn: daemon(),
    expected: { result: 'granted' },
  },
  {
    title: 'an application of several tenants, or a managed identity, is out of scope',
    page: pages.workload,
    policies: [ofWorkloads(['ServicePrincipalsInMyTenant'])],
    signIn: daemon(false),
    expected: { result: 'granted' },
  },
  {
    title: 'a policy for applications is none for people',
    page: pages.workload,
    policies: [ofWorkloads(['ServicePrincipalsInMyTenant'])],
    signIn: signIn(),
    expected: { result: 'granted', why: ['users'] },
  },
  {
    title: 'a risk of the application',
    page: pages.workload,
    policies: [
      block({
        users: {},
        conditions: {
          clientApplications: { includeServicePrincipals: ['ServicePrincipalsInMyTenant'] },
          servicePrincipalRiskLevels: ['high', 'medium'],
        },
      }),
    ],
    signIn: daemon(true, 'medium'),
    expected: { result: 'blocked' },
  },
  {
    title: 'no risk of the application',
    page: pages.workload,
    policies: [
      block({
        users: {},
        conditions: {
          clientApplications: { includeServicePrincipals: ['ServicePrincipalsInMyTenant'] },
          servicePrincipalRiskLevels: ['high', 'medium'],
        },
      }),
    ],
    signIn: daemon(),
    expected: { result: 'granted', why: ['servicePrincipalRisk'] },
  },
]

export const controlCases: readonly Case[] = [
  ...grantCases,
  ...strengthCases,
  ...externalCases,
  ...reportCases,
  ...sessionCases,
  ...workloadCases,
]
