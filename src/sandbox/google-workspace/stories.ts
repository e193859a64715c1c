import { type GoogleUser, note, type Workspace } from './state.ts'

const MINUTE = 60_000

/** Where nobody of a workspace works. Addresses are those for documentation. */
const ABROAD = { ipAddress: '203.0.113.77', networkInfo: { regionCode: 'BR', ipAsn: [64_501] } }
const OFFICE = { ipAddress: '192.0.2.10', networkInfo: { regionCode: 'US', ipAsn: [64_500] } }

interface StoryParts {
  workspace: Workspace
  /** Whom it happens to. */
  person: GoogleUser
  administrator: GoogleUser
  /** When it begins. */
  at: number
  /** How much later than it happened each thing is told. */
  delay: number
}

/** Something that happens to a workspace, with what the vendor would tell of it. */
interface GoogleStory {
  /** As the form of the page says it. */
  id: string
  title: string
  play: (parts: StoryParts) => void
}

const parameter = (name: string, value: string) => ({ name, value })

type Noted = Parameters<typeof note>[2]

function tell(
  parts: StoryParts,
  minutes: number,
  noted: Omit<Noted, 'actor'> & { actor?: GoogleUser },
): void {
  const at = parts.at + minutes * MINUTE
  note(parts.workspace, at, {
    actor: parts.person,
    ...noted,
    ...(parts.delay > 0 ? { toldAt: at + parts.delay } : {}),
  })
}

const signIn = (name: string, ...parameters: object[]) => ({
  type: 'login',
  name,
  parameters: [parameter('login_type', 'google_password'), ...parameters],
})

const succeeded = (...more: object[]) =>
  signIn('login_success', { name: 'is_suspicious', boolValue: false }, ...more)

const warning = (name: string, { primaryEmail }: GoogleUser) => ({
  type: 'account_warning',
  name,
  parameters: [parameter('affected_email_address', primaryEmail)],
})

const forAdministrators = (name: string, ...parameters: object[]) => ({
  type: 'DELEGATED_ADMIN_SETTINGS',
  name,
  parameters,
})

export const googleStories: readonly GoogleStory[] = [
  {
    id: 'everyday',
    title: 'An everyday sign-in',
    play: (parts) => tell(parts, 0, { application: 'login', ...OFFICE, event: succeeded() }),
  },
  {
    id: 'foreign-sign-in',
    title: 'Sign-in from abroad',
    play: (parts) => tell(parts, 0, { application: 'login', ...ABROAD, event: succeeded() }),
  },
  {
    id: 'suspicious-login',
    title: 'Suspicious login blocked',
    play: (parts) =>
      tell(parts, 0, {
        application: 'login',
        ...ABROAD,
        event: warning('suspicious_login', parts.person),
      }),
  },
  {
    id: 'hijacked',
    title: 'Guessed passwords, then an account that Google suspends as hijacked',
    play(parts) {
      for (let count = 0; count < 12; count += 1)
        tell(parts, count * 0.5, {
          application: 'login',
          ...ABROAD,
          event: signIn('login_failure', parameter('login_failure_type', 'login_failure_invalid_password')),
        })
      tell(parts, 8, {
        application: 'login',
        event: warning('account_disabled_hijacked', parts.person),
      })
    },
  },
  {
    id: 'app-consent',
    title: 'An app that reads mail is let in',
    play: (parts) =>
      tell(parts, 0, {
        application: 'token',
        ...OFFICE,
        event: {
          type: 'auth',
          name: 'authorize',
          parameters: [
            parameter('client_id', '571203998.apps.googleusercontent.com'),
            parameter('app_name', 'Mail Merge Wizard'),
            { name: 'scope', multiValue: ['openid', 'https://mail.google.com/'] },
          ],
        },
      }),
  },
  {
    id: 'admin-role',
    title: 'Somebody becomes a super administrator',
    play(parts) {
      const { person, administrator: actor } = parts
      parts.person.isAdmin = true
      tell(parts, 0, {
        application: 'admin',
        actor,
        ...OFFICE,
        event: forAdministrators(
          'ASSIGN_ROLE',
          parameter('ROLE_NAME', '_SEED_ADMIN_ROLE'),
          parameter('USER_EMAIL', person.primaryEmail),
        ),
        more: [
          {
            type: 'USER_SETTINGS',
            name: 'GRANT_ADMIN_PRIVILEGE',
            parameters: [parameter('USER_EMAIL', person.primaryEmail)],
          },
        ],
      })
    },
  },
  {
    id: 'forwarding-outside',
    title: 'Mail is forwarded out of the domain',
    play(parts) {
      const event = {
        type: 'email_forwarding_change',
        name: 'email_forwarding_out_of_domain',
        parameters: [parameter('email_forwarding_destination_address', 'collect@mailbox.example')],
      }
      tell(parts, 0, { application: 'user_accounts', ...ABROAD, event })
      // The log of sign-ins tells it as well.
      tell(parts, 0, { application: 'login', ...ABROAD, event })
    },
  },
  {
    id: 'second-factor-off',
    title: 'Somebody turns their second factor off',
    play(parts) {
      parts.person.isEnrolledIn2Sv = false
      tell(parts, 0, {
        application: 'user_accounts',
        ...ABROAD,
        event: { type: '2sv_change', name: '2sv_disable', parameters: [] },
      })
    },
  },
  {
    id: 'delegation',
    title: 'An API client may act as everybody',
    play: (parts) =>
      tell(parts, 0, {
        application: 'admin',
        actor: parts.administrator,
        ...OFFICE,
        event: {
          type: 'DOMAIN_SETTINGS',
          name: 'AUTHORIZE_API_CLIENT_ACCESS',
          parameters: [
            parameter('DOMAIN_NAME', parts.workspace.domain),
            parameter('API_CLIENT_NAME', '104859220718265531234'),
            {
              name: 'API_SCOPES',
              multiValue: ['https://mail.google.com/', 'https://www.googleapis.com/auth/drive'],
            },
          ],
        },
      }),
  },
]

interface PlayParts {
  /** Whom it happens to: an address; somebody who is no administrator where none is given. */
  email?: string | undefined
  /** Milliseconds since 1970. */
  at: number
  /** How much later than it happened each thing is told, in milliseconds. */
  delay?: number
}

/** Plays a story in a workspace. False where there is no such story, or nobody whom it could happen to. */
export function playGoogleStory(
  workspace: Workspace,
  id: string,
  { email, at, delay = 0 }: PlayParts,
): boolean {
  const story = googleStories.find((each) => each.id === id)
  const administrator = workspace.users.find(({ isAdmin }) => isAdmin)
  const person = workspace.users.find(({ isAdmin, suspended, primaryEmail }) =>
    email === undefined ? !isAdmin && !suspended : primaryEmail === email,
  )
  if (!story || !administrator || !person) return false
  story.play({ workspace, person, administrator, at, delay })
  return true
}
