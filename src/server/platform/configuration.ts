import { z } from 'zod'
import { readPriceList, USUAL_PRICES } from '#shared/domain/billing/price-list.ts'
import { externalUrlSchema } from '#shared/contract/external-links.ts'
import { trustedProxiesSchema } from './http/trusted-proxies.ts'

const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] })
const postgres = z.url({ protocol: /^postgres(ql)?$/ })
const own = 'A page of the operator’s own that the app leads to'

/** Every setting is an environment variable; the table in `src/server/settings.md` is made from this. */
export const settings = z.object({
  PORT: z.coerce.number().int().min(1).max(65_535).default(4700).describe('Where the server listens'),
  HOST: z.string().min(1).default('127.0.0.1').describe('On which address'),
  LIVE_URL: z
    .url()
    .optional()
    .describe('Where the live site is reached; `http://localhost:<PORT>` otherwise'),
  TEST_URL: z.url().optional().describe('The test site; `http://test.localhost:<PORT>` otherwise'),
  SITE: z
    .enum(['both', 'live', 'test'])
    .optional()
    .describe(
      'Which sites are served: both, but the live one alone where `LIVE_URL` is https, because the passwords of the test site are published',
    ),
  DATA_DIR: z
    .string()
    .min(1)
    .default('.data')
    .describe('Where the embedded database, keys, files and mails lie'),
  DATABASE_URL: postgres
    .optional()
    .describe(
      'PostgreSQL for the live site, instead of the embedded database, which survives a killed process but no power cut',
    ),
  TEST_DATABASE_URL: postgres.optional().describe('The same for the test site'),
  SEALING_KEYS: z
    .string()
    .optional()
    .describe(
      'Keys that secrets in the databases are sealed with: 32 bytes each in base64, the newest first, commas between. Keep them apart from the database, and give them to every process of one',
    ),
  SEALING_KEY_COMMAND: z.string().optional().describe('A command that prints those keys instead'),
  SEALING_KEY_FILE: z
    .string()
    .optional()
    .describe(
      'A file that has them, each on its line; without any of the three it is `DATA_DIR/sealing-keys`, which the first start makes for its owner alone',
    ),
  RESTORED: flag
    .default(false)
    .describe(
      'True once, for the first start after a backup was restored: devices then read everything anew and send again what the backup does not know',
    ),
  USER_POOL_URL: z.url().optional().describe('A hosted user pool instead of the server’s own'),
  USER_POOL_ISSUER: z.url().optional().describe('Who signs its tokens'),
  USER_POOL_ID: z
    .string()
    .regex(/^[\w-]+_\w+$/)
    .optional()
    .describe('`{region}_{name}` of a hosted pool'),
  USER_POOL_KEY_ID: z.string().optional().describe('The key by which its users are managed'),
  USER_POOL_KEY_SECRET: z.string().optional().describe('The secret of that key'),
  USER_POOL_CLIENT_ID: z
    .string()
    .regex(/^\w+$/)
    .default('castellan')
    .describe('What the pool calls this app'),
  USER_POOL_DOMAIN: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The address of a hosted pool’s own sign-in pages; without it nobody signs in by Microsoft there',
    ),
  USER_POOL_MICROSOFT: z.string().min(1).optional().describe('What such a pool calls Microsoft'),
  MICROSOFT_LOGIN_URL: z
    .url()
    .default('https://login.microsoftonline.com')
    .describe('Where Microsoft gives tokens'),
  MICROSOFT_GRAPH_URL: z
    .url()
    .default('https://graph.microsoft.com')
    .describe('Where Microsoft Graph answers'),
  MICROSOFT_EXCHANGE_URL: z
    .url()
    .default('https://outlook.office365.com')
    .describe('Where Exchange Online answers'),
  MICROSOFT_MANAGE_URL: z
    .url()
    .default('https://manage.office.com')
    .describe('Where the Office 365 Management Activity API answers'),
  MICROSOFT_PARTNER_URL: z
    .url()
    .default('https://api.partnercenter.microsoft.com')
    .describe('Where the Partner Center API answers'),
  MICROSOFT_ADMIN_URL: z
    .url()
    .default('https://admin.microsoft.com')
    .describe('Where administrators of customers approve partner relationships'),
  MICROSOFT_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'The app registration. To connect companies it needs the redirect address `<LIVE_URL>/cb-integrations`; for Exchange Online by the script the web redirect address `http://localhost:47823/`',
    ),
  MICROSOFT_CLIENT_SECRET: z.string().optional().describe('Its secret'),
  MICROSOFT_SSO: flag
    .default(false)
    .describe(
      'Offers the sign-in with Microsoft on the live site: the registration needs the redirect address `<LIVE_URL>/sso` and the optional claims `email` and `xms_edov`',
    ),
  MICROSOFT_SSO_TENANT: z
    .guid()
    .optional()
    .describe(
      'The operator’s own tenant: an address in it is believed where Microsoft does not say that it was verified',
    ),
  GOOGLE_ACCOUNTS_URL: z
    .url()
    .default('https://accounts.google.com')
    .describe('Where administrators let the app into a Google Workspace'),
  GOOGLE_TOKEN_URL: z.url().default('https://oauth2.googleapis.com').describe('Where Google gives tokens'),
  GOOGLE_ADMIN_URL: z
    .url()
    .default('https://admin.googleapis.com')
    .describe('Where the Admin SDK of Google answers'),
  GOOGLE_CLOUD_IDENTITY_URL: z
    .url()
    .default('https://cloudidentity.googleapis.com')
    .describe('Where Google tells what is set in a workspace'),
  GOOGLE_LICENSING_URL: z
    .url()
    .default('https://licensing.googleapis.com')
    .describe('Where Google tells who has which licence'),
  GOOGLE_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'The OAuth client at Google, of the kind web application. It needs the redirect address `<LIVE_URL>/cb-integrations`, and its project the Admin SDK API and the Cloud Identity API',
    ),
  GOOGLE_CLIENT_SECRET: z.string().optional().describe('Its secret'),
  INTUIT_AUTHORIZE_URL: z
    .url()
    .default('https://appcenter.intuit.com')
    .describe('Where the app is let into the books of companies at QuickBooks'),
  INTUIT_TOKEN_URL: z
    .url()
    .default('https://oauth.platform.intuit.com')
    .describe('Where Intuit gives tokens'),
  INTUIT_REVOKE_URL: z
    .url()
    .default('https://developer.api.intuit.com')
    .describe('Where Intuit takes them back'),
  INTUIT_API_URL: z
    .url()
    .default('https://quickbooks.api.intuit.com')
    .describe('Where QuickBooks Online answers'),
  INTUIT_CLIENT_ID: z
    .string()
    .optional()
    .describe(
      'The app at Intuit. It needs the redirect address `<LIVE_URL>/cb-integrations` and the scope for accounting',
    ),
  INTUIT_CLIENT_SECRET: z.string().optional().describe('Its secret'),
  DUO_URL: z.url().optional().describe('Where Duo is asked in place of its own hosts: a pretend one'),
  AUTOTASK_URL: z
    .url()
    .optional()
    .describe('Where Autotask is asked for the zones of its users in place of its own host: a pretend one'),
  CONNECTWISE_CLIENT_ID: z
    .guid()
    .optional()
    .describe(
      'By which ConnectWise knows this product, as its developer portal gives it: without one its cloud takes no call, and only a ConnectWise of a provider’s own can be connected',
    ),
  CONNECTWISE_URL: z
    .url()
    .optional()
    .describe(
      'Where ConnectWises are asked in place of their own hosts: pretend ones, each below it by its host',
    ),
  SYNCRO_URL: z
    .url()
    .optional()
    .describe('Where Syncros are asked in place of their own hosts: pretend ones, each below it by its host'),
  HALO_URL: z
    .url()
    .optional()
    .describe('Where Halos are asked in place of their own hosts: pretend ones, each below it by its host'),
  TRIAL_EMAIL: z
    .email()
    .optional()
    .describe('The shared account for trying the product out; on the test site there is one anyway'),
  PRODUCT_ADMINISTRATORS: z
    .string()
    .transform((addresses) => addresses.split(',').map((each) => each.trim().toLowerCase()))
    .pipe(z.array(z.email()))
    .default([])
    .describe('Addresses with commas between: which owners and administrators run the product'),
  LICENSED: flag
    .default(false)
    .describe(
      'Organizations of the live site hold everything there is to buy, also those whose trial is over; without it a new one begins with a trial of 14 days',
    ),
  SUPPORT_EMAIL: z
    .email()
    .default('support@castellan.example')
    .describe('Whom people write to who cannot sign in'),
  SALES_EMAIL: z.email().default('sales@castellan.example').describe('Whom people write to who want to buy'),
  ALERTS_HOW_TO_URL: externalUrlSchema.optional().describe(`${own}: how alerts are worked with`),
  DEPLOY_URL: externalUrlSchema.optional().describe(`${own}: how the agent is deployed`),
  INTEGRATION_WITH_M365_URL: externalUrlSchema.optional().describe(`${own}: connecting Microsoft 365`),
  EXCHANGE_INTEGRATION_URL: externalUrlSchema.optional().describe(`${own}: connecting Exchange Online`),
  SCHEDULE_CALL_URL: externalUrlSchema.optional().describe(`${own}: arranging a call`),
  RESOURCES_FILE: z
    .string()
    .min(1)
    .optional()
    .describe(
      'A JSON file with the articles and files that the screens of support list: `knowledgeBase`, `bestPractices`, `marketing` and `downloads`, each a list of `title`, `url` (https) and, where there is one, `description`, `topic` and `updated` (a day). It is read at the start',
    ),
  SUPPORT_CHAT_URL: externalUrlSchema
    .optional()
    .describe(
      'The page of a chat provider that support/chat shows in a frame. It has to be of another origin than the app, and to let itself be framed',
    ),
  BACKUP_URL: externalUrlSchema
    .optional()
    .describe('The backup solution of organizations that have no address of their own for it'),
  SECURITY_TRAINING_URL: externalUrlSchema.optional().describe('The same for security training'),
  S3_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'An S3-compatible storage for the files of the live site, with the three settings that follow; without it they lie in `DATA_DIR`. Pages send files to it themselves, so it has to let them (CORS: PUT and GET from `LIVE_URL`, `ETag` told)',
    ),
  S3_BUCKET: z.string().min(1).optional().describe('Its bucket, which has to be there'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional().describe('The key by which it is asked'),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional().describe('The secret of that key'),
  S3_REGION: z.string().min(1).default('us-east-1').describe('Its region'),
  S3_PUBLIC_ENDPOINT: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe('Where browsers reach it, if that is elsewhere'),
  S3_PATH_STYLE: flag
    .default(true)
    .describe(
      'The bucket is in the path, as most storages want it; false where it is in the name of the host',
    ),
  BILLING_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'The API of the billing portal of the live site, with the three settings that follow; without it nothing can be bought in the app. `src/server/billing/README.md` says what it has to answer; it tells of changes at `<LIVE_URL>/api/tools/billing/event`',
    ),
  BILLING_KEY: z.string().min(1).optional().describe('The key by which it is asked'),
  BILLING_WEBHOOK_SECRET: z.string().min(16).optional().describe('What it signs its messages with'),
  BILLING_PORTAL_ORIGIN: z
    .url({ protocol: /^https?$/ })
    .transform((url) => new URL(url).origin)
    .optional()
    .describe(
      'From where its pages come, as in `https://billing.example.com`; no other page is shown in the app',
    ),
  BILLING_PRICES: z
    .string()
    .default(USUAL_PRICES)
    .superRefine((text, context) => {
      const read = readPriceList(text)
      if ('prices' in read) return
      context.addIssue({ code: 'custom', message: read.problem, params: { isSentence: true } })
    })
    .describe(
      'What the app says that plans cost: a currency, then of each its tiers, as the first licence of the tier, a colon, and the price of one a month in the smallest coins',
    ),
  ASSISTANT_URL: z
    .url({ protocol: /^https?$/ })
    .optional()
    .describe(
      'A service that answers the assistant, by the protocol of chat completions (`/chat/completions` follows); without it rules of ours answer. It is told what is known of the company in question',
    ),
  ASSISTANT_MODEL: z.string().min(1).optional().describe('Which of its models answers'),
  ASSISTANT_KEY: z.string().min(1).optional().describe('The key by which it is asked, where it wants one'),
  ASSISTANT_PER_MINUTE: z.coerce
    .number()
    .int()
    .min(0)
    .default(10)
    .describe('How many questions one person may have it answer in a minute; 0 for as many as they like'),
  FILES_QUOTA_GB: z.coerce
    .number()
    .positive()
    .max(1_000_000)
    .default(50)
    .describe('How much the files of one organization may take up, in gigabytes'),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/ })
    .optional()
    .describe('A mail server; without one, mails are files in `DATA_DIR/mail`'),
  MAIL_FROM: z
    .string()
    .regex(/^(?:[^<>\p{Cc}]* <[^\s<>@]+@[^\s<>@]+>|[^\s<>@]+@[^\s<>@]+)$/u)
    .default('Castellan <no-reply@castellan.example>')
    .describe('Who mails come from: an address, or a name and an address in `<>`'),
  PUSH_CONTACT: z
    .string()
    .regex(/^(mailto:.+@.+|https:\/\/.+)$/)
    .default('mailto:operator@castellan.example')
    .describe('Whom push services may write to about our notifications'),
  PUSH_ALLOW_LOCAL: flag
    .default(false)
    .describe('Also sends notifications and webhooks to addresses of this machine: for tests only'),
  REQUESTS_PER_MINUTE: z.coerce
    .number()
    .int()
    .nonnegative()
    .default(1200)
    .describe('Of one account, and of one network without a session; 0 for no limit'),
  FEED_MINUTES: z.coerce
    .number()
    .int()
    .nonnegative()
    .max(1440)
    .default(5)
    .describe(
      'How often what happens in each tenant is read for alerts; 0 for never, and no connection is synced by itself then',
    ),
  TRUSTED_PROXIES: trustedProxiesSchema
    .default([])
    .describe(
      'Proxies before this server, with commas between: addresses, ranges such as `10.1.0.0/16`, `loopback`, `private`. Only they are believed whom they ask for, by `X-Forwarded-For`, not by `Forwarded`. Without any, all visitors behind a proxy count as one, and wrong passwords of one lock all of them out; name no range that visitors are in',
    ),
  AUTOMATED_TEST_EMAIL: z
    .email()
    .optional()
    .describe('The account of automated tests, which signs in without a proof of work'),
  SANDBOX_MICROSOFT365_DIR: z
    .string()
    .optional()
    .describe(
      'A folder whose every folder holds recorded Graph answers of one tenant, for the pretend Microsoft 365',
    ),
  SEED: z.coerce.number().int().nonnegative().default(1).describe('From which the demo organization is made'),
  CUSTOMERS: z.coerce.number().int().min(5).max(500).default(60).describe('How many companies it has'),
  EMPLOYEES: z.coerce
    .number()
    .int()
    .min(60)
    .max(100_000)
    .default(6000)
    .describe('How many people these have'),
  LOG_LEVEL: z
    .enum(['debug', 'info', 'warn', 'error', 'silent'])
    .default('info')
    .describe('The least lines that are written: `debug`, `info`, `warn`, `error` or `silent`'),
})

/** Settings that mean nothing without others. */
const together: [keyof z.infer<typeof settings>, ...(keyof z.infer<typeof settings>)[]][] = [
  ['MICROSOFT_SSO', 'MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['INTUIT_CLIENT_ID', 'INTUIT_CLIENT_SECRET'],
  ['USER_POOL_DOMAIN', 'USER_POOL_URL', 'USER_POOL_ISSUER', 'USER_POOL_MICROSOFT'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  // Without it the files would silently lie in the folder.
  ['S3_BUCKET', 'S3_ENDPOINT'],
  ['S3_PUBLIC_ENDPOINT', 'S3_ENDPOINT'],
  ['BILLING_URL', 'BILLING_KEY', 'BILLING_WEBHOOK_SECRET', 'BILLING_PORTAL_ORIGIN'],
  // Without it the app would say that there is none.
  ['BILLING_PORTAL_ORIGIN', 'BILLING_URL'],
  ['ASSISTANT_URL', 'ASSISTANT_MODEL'],
  ['ASSISTANT_MODEL', 'ASSISTANT_URL'],
  ['ASSISTANT_KEY', 'ASSISTANT_URL'],
]

export type Configuration = z.infer<typeof settings> & {
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
  const parsed = settings.safeParse(given)
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
  const { LIVE_URL, TEST_URL, PORT, SUPPORT_CHAT_URL } = parsed.data
  const liveUrl = LIVE_URL ?? `http://localhost:${PORT}`
  const testUrl = TEST_URL ?? `http://test.localhost:${PORT}`
  // In a frame of our own origin the sandbox would keep nothing from the page.
  if (SUPPORT_CHAT_URL && [liveUrl, testUrl].some((own) => originOf(own) === originOf(SUPPORT_CHAT_URL)))
    throw new ConfigurationProblem('SUPPORT_CHAT_URL has to be of another origin than the app.')
  return {
    ...parsed.data,
    SITE: parsed.data.SITE ?? (LIVE_URL?.startsWith('https:') ? 'live' : 'both'),
    liveUrl,
    testUrl,
  }
}

const originOf = (url: string) => new URL(url).origin
