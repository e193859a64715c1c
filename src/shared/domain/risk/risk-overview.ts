import { z } from 'zod'
import { UNREAD_REASONS } from '../integrations/unread-reason.ts'

/** Why a part of the overview is not measured. What is not measured is never shown as healthy, and never as none. */
export const RISK_REASONS = [
  ...UNREAD_REASONS,
  /** The vendor has not computed it for this tenant within the days that are looked at. */
  'notComputed',
  /** The tenant was not read since this is looked at. */
  'notRead',
] as const
export type RiskReason = (typeof RISK_REASONS)[number]

/** How far back all of it looks, in days. */
export const RISK_DAYS = 30
/** How many of the newest detections are carried, and of the most frequent of anything. */
export const RISK_NEWEST = 20
export const RISK_TOP = 5

const count = z.number().int().nonnegative()
const part = <Shape extends z.ZodRawShape>(shape: Shape) =>
  z.union([
    z.object({ reason: z.enum(RISK_REASONS) }),
    z.object({
      /** A reading that found the same leaves it as it is, for a day at the most: it may be younger than it says. */
      read_at: z.string(),
      ...shape,
    }),
  ])

const scorePointSchema = z.object({
  /** A day, `2026-11-20`. */
  date: z.string(),
  current: z.number().nonnegative(),
  maximum: z.number().positive(),
})
/** What the vendor scored on a day. */
export type ScorePoint = z.infer<typeof scorePointSchema>

const scorePartSchema = part({
  /** One for each day that the vendor scored, the oldest first; there is at least one. */
  days: z.array(scorePointSchema).min(1).max(RISK_DAYS),
})
export type ScorePart = z.infer<typeof scorePartSchema>

const riskDetectionSchema = z.object({
  at: z.string(),
  /** The vendor's own words, as are level and state. */
  type: z.string(),
  level: z.string(),
  state: z.string(),
  /** The user's principal name; null where the vendor names none. */
  user: z.string().nullable(),
  ip: z.string().nullable(),
  /** Two letters, ISO 3166-1. */
  country: z.string().nullable(),
})
export type RiskDetection = z.infer<typeof riskDetectionSchema>

export const RISK_LEVELS = ['high', 'medium', 'low', 'other'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

const dayOfDetectionsSchema = z.object({
  date: z.string(),
  high: count,
  medium: count,
  low: count,
  /** Hidden, none, or a level that is younger than this. */
  other: count,
})
export type DayOfDetections = z.infer<typeof dayOfDetectionsSchema>

const detectionsPartSchema = part({
  /** Only days that had any, the oldest first. */
  days: z.array(dayOfDetectionsSchema).max(RISK_DAYS),
  types: z.array(z.object({ type: z.string(), count })).max(RISK_TOP),
  newest: z.array(riskDetectionSchema).max(RISK_NEWEST),
  /** There were more than are read at once, or some could not be understood: the numbers are the least. */
  is_incomplete: z.boolean(),
})

const placesPartSchema = part({
  top: z.array(z.object({ place: z.string(), count, last_at: z.string() })).max(RISK_TOP),
  is_incomplete: z.boolean(),
  /** Why risky sign-ins without a detection do not count; null where they do. */
  without_sign_ins: z.enum(RISK_REASONS).nullable(),
})

/** What was last read of the risks in a company's tenant (RISK-01); it does not grow with the tenant. */
export const riskOverviewSchema = z.object({
  /** The company's id: each has one. */
  id: z.string(),
  customer_id: z.string(),
  secure_score: scorePartSchema,
  /** The controls of category Identity against the most that they can give. */
  identity_score: scorePartSchema,
  risk_detections: detectionsPartSchema,
  risky_countries: placesPartSchema,
  risky_ips: placesPartSchema,
})
export type RiskOverview = z.infer<typeof riskOverviewSchema>
export type DetectionsPart = RiskOverview['risk_detections']
export type PlacesPart = RiskOverview['risky_countries']

/** A part that was read. */
export type Read<Part> = Exclude<Part, { reason: RiskReason }>
