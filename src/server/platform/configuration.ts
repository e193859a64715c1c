import { z } from 'zod'
import { externalUrlSchema } from '#shared/contract/external-links.ts'
import { trustedProxiesSchema } from './http/trusted-proxies.ts'

const variables = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(4700),
  HOST: z.string().min(1).default('127.0.0.1'),
  LIVE_URL: z.url().optional(),
  TEST_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  /** Keys that secrets in the databases are sealed with: 32 bytes each in base64, the newest first, commas between. */
  SEALING_KEYS: z.string().optional(),
  /** A command that prints them instead. */
  SEALING_KEY_COMMAND: z.string().optional(),
  /** A file that has them, each on its line; by itself `DATA_DIR/sealing-keys`, which the first start makes. */
  SEALING_KEY_FILE: z.string().optional(),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TEST_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  /** Both, unless the live site is public: the passwords of the test site are published. */
  SITE: z.enum(['both', 'live', 'test']).optional(),
  /** True for the first start on a database that was put back to an earlier state. */
  RESTORED: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  USER_POOL_URL: z.url().optional(),
  USER_POOL_ISSUER: z.url().optional(),
  /** `{region}_{name}` of a hosted pool, and the key by which its users are managed. */
  USER_POOL_ID: z
    .string()
    .regex(/^[\w-]+_\w+$/)
    .optional(),
  USER_POOL_KEY_ID: z.string().optional(),
  USER_POOL_KEY_SECRET: z.string().optional(),
  USER_POOL_CLIENT_ID: z.string().regex(/^\w+$/).default('castellan'),
  /** The address of a hosted pool's own sign-in pages, and what it calls Microsoft: both, or no sign-in by it. */
  USER_POOL_DOMAIN: z.url({ protocol: /^https?$/ }).optional(),
  USER_POOL_MICROSOFT: z.string().min(1).optional(),
  MICROSOFT_LOGIN_URL: z.url().default('https://login.microsoftonline.com'),
  MICROSOFT_GRAPH_URL: z.url().default('https://graph.microsoft.com'),
  MICROSOFT_EXCHANGE_URL: z.url().default('https://outlook.office365.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
  /** Offers the sign-in with Microsoft on the live site: the app registration has to know `<LIVE_URL>/sso`. */
  MICROSOFT_SSO: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  /** The operator's own tenant: an address in it is believed where Microsoft does not say that it was verified. */
  MICROSOFT_SSO_TENANT: z.guid().optional(),
  /** The shared account for trying the product out; on the test site there is one anyway. */
  TRIAL_EMAIL: z.email().optional(),
  /** Who runs the product, with commas between: these owners and administrators are let in as product administrators. */
  PRODUCT_ADMINISTRATORS: z
    .string()
    .transform((addresses) => addresses.split(',').map((each) => each.trim().toLowerCase()))
    .pipe(z.array(z.email()))
    .default([]),
  /** Organizations of the live site hold everything there is to buy; else a new one begins with a trial. */
  LICENSED: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  /** Whom people write to who cannot sign in. */
  SUPPORT_EMAIL: z.email().default('support@castellan.example'),
  /** Whom people write to who want to buy. */
  SALES_EMAIL: z.email().default('sales@castellan.example'),
  /** Pages of the operator's own that the app leads to. */
  ALERTS_HOW_TO_URL: externalUrlSchema.optional(),
  DEPLOY_URL: externalUrlSchema.optional(),
  INTEGRATION_WITH_M365_URL: externalUrlSchema.optional(),
  EXCHANGE_INTEGRATION_URL: externalUrlSchema.optional(),
  SCHEDULE_CALL_URL: externalUrlSchema.optional(),
  /** Solutions of organizations that have no address of their own for them. */
  BACKUP_URL: externalUrlSchema.optional(),
  SECURITY_TRAINING_URL: externalUrlSchema.optional(),
  /** Where Duo is asked in place of its own hosts: a pretend one. */
  DUO_URL: z.url().optional(),
  /** A folder whose every folder holds recorded Graph answers of one tenant, for the pretend Microsoft 365. */
  SANDBOX_MICROSOFT365_DIR: z.string().optional(),
  /** The account of automated tests, which signs in without a proof of work. */
  AUTOMATED_TEST_EMAIL: z.email().optional(),
  /** A mail server; without one, mails are files in `DATA_DIR/mail`. */
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  /** Who mails come from: an address, or a name and an address in `<>`. */
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u)
    .default('Castellan <no-reply@castellan.example>'),
  /** Whom push services may write to about our notifications. */
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/)
    .default('mailto:operator@castellan.example'),
  /** Also sends notifications to addresses of this machine: for tests only. */
  PUSH_ALLOW_LOCAL: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  /** Of one account, and of one network without a session; 0 for no limit. */
  REQUESTS_PER_MINUTE: z.coerce.number().int().nonnegative().default(1200),
  /** Proxies before this server, which say in X-Forwarded-For whom they ask for; nobody else is believed that. */
  TRUSTED_PROXIES: trustedProxiesSchema.default([]),
  SEED: z.coerce.number().int().nonnegative().default(1),
  CUSTOMERS: z.coerce.number().int().min(5).max(500).default(60),
  EMPLOYEES: z.coerce.number().int().min(60).max(100_000).default(6000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** Settings that mean nothing without others. */
const together: [keyof z.infer<typeof variables>, ...(keyof z.infer<typeof variables>)[]][] = [
  ['MICROSOFT_SSO', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['USER_POOL_DOMAIN', 'USER_POOL_URL', 'USER_POOL_ISSUER', 'USER_POOL_MICROSOFT'],
]

export type Configuration = z.infer<typeof variables> & {
  SITE: 'both' | 'live' | 'test'
  liveUrl: string
  testUrl: string
}

/** A setting that the server cannot start with, in one sentence for the person at the terminal. */
export class ConfigurationProblem extends Error {
  override name = 'ConfigurationProblem'
}

/** What a setting should have been, in words. */
function wanted(issue: z.core.$ZodIssue | undefined): string {
  if (issue?.code === 'invalid_type' && issue.expected === 'number') return 'it has to be a number'
  if (issue?.code === 'invalid_value') return `it has to be one of ${issue.values.join(', ')}`
  if (issue?.code === 'too_small') return `it has to be at least ${issue.minimum}`
  if (issue?.code === 'too_big') return `it may be at most ${issue.maximum}`
  if (issue?.code === 'custom' && issue.params?.['isSentence'] === true) return issue.message
  return 'it does not have the right form'
}

/** Reads the settings once, at the start. An empty variable counts as not set. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const shown =
      name.includes('SECRET') || name.includes('KEY') || name.includes('URL') ? 'a value' : `"${given[name]}"`
    throw new ConfigurationProblem(`${name} is set to ${shown} that cannot be used: ${wanted(issue)}.`)
  }
  for (const [name, ...others] of together) {
    const missing = parsed.data[name] ? others.find((other) => !parsed.data[other]) : undefined
    if (missing) throw new ConfigurationProblem(`${name} is set, and means nothing without ${missing}.`)
  }
  const { LIVE_URL, TEST_URL, PORT } = parsed.data
  return {
    ...parsed.data,
    SITE: parsed.data.SITE ?? (LIVE_URL?.startsWith('https:') ? 'live' : 'both'),
    liveUrl: LIVE_URL ?? `http://localhost:${PORT}`,
    testUrl: TEST_URL ?? `http://test.localhost:${PORT}`,
  }
}
