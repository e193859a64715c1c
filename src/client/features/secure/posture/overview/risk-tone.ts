import { RISK_LEVELS, type RiskLevel } from '#shared/domain/risk/risk-overview.ts'
import type { Tone } from '#client/ui/figures/tone.ts'

/** How much a level alarms. */
export const riskTone: Record<RiskLevel, Tone> = {
  high: 'red',
  medium: 'orange',
  low: 'blue',
  other: 'neutral',
}

/** A level by the vendor's word for it. */
export const levelOf = (word: string): RiskLevel => RISK_LEVELS.find((level) => level === word) ?? 'other'
