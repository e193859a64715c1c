import { z } from 'zod'
import { DAY, HOUR } from '#shared/lib/time.ts'

/** What the agent runs on. */
export const OPERATING_SYSTEMS = ['Windows', 'macOS', 'Linux', 'ChromeOS'] as const

/** Browsers whose profiles the agent reads. */
export const BROWSERS = ['Chrome', 'Edge', 'Firefox', 'Brave'] as const

/** Who said whose something is: nobody yet, an address that matched, or a person, whose word stays. */
export const ASSIGNERS = ['nobody', 'match', 'person'] as const

/** An account of a device or a profile of a browser on it, mapped to an employee or not (EMP-27). */
export const deviceProfileSchema = z.object({
  id: z.string(),
  /** Null for the account that somebody signs in to the device with. */
  browser: z.enum(BROWSERS).nullable(),
  /** Where the browser keeps it; empty for an account of the device. */
  folder: z.string(),
  /** Whose account on the device it belongs to. */
  account: z.string(),
  name: z.string(),
  /** The address that is signed in there, as far as the agent could tell. */
  email: z.string().nullable(),
  employee_id: z.string().nullable(),
  employee_name: z.string(),
  assigned_by: z.enum(ASSIGNERS),
  first_seen: z.string(),
  /** It was taken off the list, and stays off it though the device goes on reporting it. */
  removed: z.boolean(),
})
export type DeviceProfile = z.infer<typeof deviceProfileSchema>

/** A device of a company on which the agent runs (EMP-26, DISC-15). Times are ISO 8601 in UTC. */
export const employeeDeviceSchema = z.object({
  id: z.string(),
  customer_id: z.string(),
  name: z.string(),
  operating_system: z.enum(OPERATING_SYSTEMS),
  os_version: z.string(),
  /** A hash by which the device is known again, whatever it is called. */
  hardware_id: z.string(),
  /** Who was signed in when it reported last. */
  account: z.string(),
  last_boot: z.string().nullable(),
  agent_version: z.string(),
  first_seen: z.string(),
  last_seen: z.string(),
  /** How many programs it has; which ones is asked of the server. */
  program_count: z.number().int(),
  employee_id: z.string().nullable(),
  /** As the server knows them, so that a list of every company opens the employees of none; empty for nobody. */
  employee_name: z.string(),
  assigned_by: z.enum(ASSIGNERS),
  profiles: z.array(deviceProfileSchema),
})
export type EmployeeDevice = z.infer<typeof employeeDeviceSchema>

/** A program that is installed on a device. */
export const installedProgramSchema = z.object({
  name: z.string(),
  version: z.string(),
  publisher: z.string(),
})
export type InstalledProgram = z.infer<typeof installedProgramSchema>

/** A site that was opened on a device, within the days that are shown. */
export const visitedSiteSchema = z.object({
  host: z.string(),
  visits: z.number().int(),
  /** On how many days. */
  days: z.number().int(),
  /** The last of them, by UTC. */
  last_day: z.iso.date(),
})
export type VisitedSite = z.infer<typeof visitedSiteSchema>

export const deviceLimits = {
  /** Of one company: everybody there has its key on their device. */
  devices: 5000,
  /** Of one device. */
  profiles: 200,
  programs: 3000,
  /** Of one report: a site on a day each. */
  visits: 5000,
  /** Of one device; the oldest go first. */
  visitsKept: 20_000,
  /** For how many days visits are kept: four months, as far back as Discover will ask. */
  visitDays: 123,
  /** Over how many days sites are counted where a device is shown, and how many of them. */
  sitesOver: 30,
  sitesShown: 500,
  /** Of one report, in bytes. */
  reportBytes: 1024 * 1024,
  /** How far the clock of a device may be from the server's, in milliseconds. */
  clockSkew: 600_000,
  /** How often one device may report. */
  reportsPerMinute: 6,
  /** A device that was seen no later than this before a report is not told of anew for the time alone. */
  seenStep: HOUR,
  /** From when a device counts as silent, in milliseconds. */
  silentAfter: 14 * DAY,
  /** How many profiles one command takes off. */
  atOnce: 100,
} as const

/** Whether nothing was heard of a device for long. */
export const isSilent = ({ last_seen }: Pick<EmployeeDevice, 'last_seen'>, now: number): boolean =>
  now - Date.parse(last_seen) > deviceLimits.silentAfter

/** The profiles that are listed: those that nobody has taken off. */
export const listedProfiles = ({ profiles }: Pick<EmployeeDevice, 'profiles'>): DeviceProfile[] =>
  profiles.filter(({ removed }) => !removed)
