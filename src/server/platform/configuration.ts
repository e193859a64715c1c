import { z } from 'zod'

const variables = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(4700),
  HOST: z.string().min(1).default('127.0.0.1'),
  LIVE_URL: z.url().optional(),
  TEST_URL: z.url().optional(),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  TEST_DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  SITE: z.enum(['both', 'live', 'test']).default('both'),
  /** True for the first start on a database that was put back to an earlier state. */
  RESTORED: z.stringbool({ truthy: ['true'], falsy: ['false'] }).default(false),
  USER_POOL_URL: z.url().optional(),
  USER_POOL_ISSUER: z.url().optional(),
  USER_POOL_CLIENT_ID: z.string().regex(/^\w+$/).default('castellan'),
  MICROSOFT_LOGIN_URL: z.url().default('https://login.microsoftonline.com'),
  MICROSOFT_GRAPH_URL: z.url().default('https://graph.microsoft.com'),
  MICROSOFT_CLIENT_ID: z.string().optional(),
  MICROSOFT_CLIENT_SECRET: z.string().optional(),
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
  SEED: z.coerce.number().int().nonnegative().default(1),
  CUSTOMERS: z.coerce.number().int().min(5).max(500).default(60),
  EMPLOYEES: z.coerce.number().int().min(60).max(100_000).default(6000),
  LOG_LEVEL: z.enum(['debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

export type Configuration = z.infer<typeof variables> & { liveUrl: string; testUrl: string }

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
  return 'it does not have the right form'
}

/** Reads the settings once, at the start. An empty variable counts as not set. */
export function readConfiguration(environment: Readonly<Record<string, string | undefined>>): Configuration {
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    const name = String(issue?.path[0])
    const shown = name.includes('SECRET') || name.includes('URL') ? 'a value' : `"${given[name]}"`
    throw new ConfigurationProblem(`${name} is set to ${shown} that cannot be used: ${wanted(issue)}.`)
  }
  const { LIVE_URL, TEST_URL, PORT } = parsed.data
  return {
    ...parsed.data,
    liveUrl: LIVE_URL ?? `http://localhost:${PORT}`,
    testUrl: TEST_URL ?? `http://test.localhost:${PORT}`,
  }
}
