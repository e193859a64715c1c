import { z } from 'zod'
import { BROWSERS, deviceLimits, OPERATING_SYSTEMS } from './employee-device.ts'

/** A name of the public Internet, as browsers write it in an address. */
const SITE = /^(?:[a-z0-9_-]{1,63}\.)+[a-z][a-z0-9-]{0,62}$/

/** Cut rather than refused: one long name must not keep a device from reporting. Controls are of no use in a list. */
const text = (longest: number) =>
  z.string().transform((said) =>
    Array.from(said.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\p{Cs}]+/gu, ' ').trim())
      .slice(0, longest)
      .join(''),
  )

/** What is no address of a mailbox is none, such as the name of an account that belongs to no directory. */
const email = text(320).transform((said) => (/^[^\s@]+@[^\s@]+$/.test(said) ? said.toLowerCase() : null))

/** What an agent sends of its device, signed with the company's key. */
export const agentReportSchema = z.strictObject({
  /** Chosen by the agent; sent twice, it is one report. */
  report_id: z.string().regex(/^[0-9a-f]{32}$/),
  agent_version: text(20),
  device: z.strictObject({
    name: text(200),
    operating_system: z.enum(OPERATING_SYSTEMS),
    os_version: text(100),
    hardware_id: z.string().regex(/^[0-9a-f]{64}$/),
    account: text(200),
    /** The address by which a directory knows who is signed in; empty where there is none. */
    account_mail: email,
    /** Seconds since 1970; 0 where the device did not tell. */
    last_boot: z.number().int().nonnegative().max(253_402_300_799),
  }),
  programs: z
    .array(z.strictObject({ name: text(200), version: text(100), publisher: text(200) }))
    .max(deviceLimits.programs),
  profiles: z
    .array(
      z.strictObject({
        browser: z.enum(BROWSERS),
        folder: text(200),
        account: text(200),
        name: text(200),
        email,
      }),
    )
    .max(deviceLimits.profiles - 1),
  /** How often a site was opened on a day by UTC, so far; the extension alone knows. Told again, the higher number counts. */
  visits: z
    .array(
      z.strictObject({
        day: z.iso.date(),
        host: z.string().max(253).regex(SITE),
        visits: z.number().int().positive().max(1_000_000),
      }),
    )
    .max(deviceLimits.visits)
    .default([]),
})
export type AgentReport = z.infer<typeof agentReportSchema>

/** The headers of a report. The signature is over the time, a dot and the body, with the key's bytes. */
export const agentHeaders = {
  /** SHA-256 of the key, by which the server finds whose it is. */
  key: 'x-agent-key',
  /** Seconds since 1970, by the device's clock. */
  time: 'x-agent-time',
  /** HMAC-SHA256 in hexadecimal. */
  signature: 'x-agent-signature',
} as const
