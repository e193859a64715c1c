import type { Employee } from '#shared/domain/employees/employee.ts'
import type { MfaMethod } from '#shared/domain/mfa/mfa-report.ts'
import { createRandom } from './random.ts'

interface Way {
  /** Of a hundred who have registered something. */
  share: number
  methods: readonly MfaMethod[]
  preferred: string
}

/** What people register, as it is met: an app above all, a phone alone where nobody asked for more, few keys. */
const WAYS: readonly Way[] = [
  { share: 44, methods: ['microsoftAuthenticatorPush'], preferred: 'push' },
  { share: 20, methods: ['microsoftAuthenticatorPush', 'mobilePhone'], preferred: 'push' },
  { share: 14, methods: ['mobilePhone'], preferred: 'sms' },
  { share: 5, methods: ['mobilePhone', 'officePhone', 'email'], preferred: 'voiceMobile' },
  { share: 5, methods: ['softwareOneTimePasscode'], preferred: 'oath' },
  { share: 6, methods: ['windowsHelloForBusiness', 'microsoftAuthenticatorPush'], preferred: 'push' },
  {
    share: 3,
    methods: ['microsoftAuthenticatorPasswordless', 'microsoftAuthenticatorPush'],
    preferred: 'push',
  },
  { share: 3, methods: ['fido2SecurityKey', 'microsoftAuthenticatorPush'], preferred: 'push' },
]

/** What somebody has registered, as the vendor's report says it; the same at each start. */
export function demoRegistration({ id, mfa_status }: Employee) {
  const isRegistered = mfa_status === 'Registered'
  const random = createRandom(Number.parseInt(id.slice(-8), 16))
  const way = isRegistered ? pickWay(random.below(100)) : undefined
  return {
    isMfaRegistered: isRegistered,
    isMfaCapable: isRegistered,
    methodsRegistered: [...(way?.methods ?? (random.chance(0.2) ? ['email'] : []))],
    userPreferredMethodForSecondaryAuthentication: way?.preferred ?? 'none',
  }
}

function pickWay(at: number): Way | undefined {
  let below = 0
  return WAYS.find(({ share }) => {
    below += share
    return at < below
  })
}

/** What is asked of an account by itself: some tenants still do what was done before there were policies. */
export function demoMfaState({ id, customer_id, mfa_status }: Employee): 'disabled' | 'enabled' | 'enforced' {
  const isOld = Number.parseInt(customer_id.slice(-2), 16) % 6 === 0
  if (!isOld) return 'disabled'
  if (mfa_status === 'Registered') return 'enforced'
  return Number.parseInt(id.slice(-2), 16) % 3 === 0 ? 'enabled' : 'disabled'
}
