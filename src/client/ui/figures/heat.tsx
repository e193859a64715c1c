import { CircleAlert, CircleMinus, Flame, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Tone } from './tone.ts'

/** How urgent something is. Red is for the hottest alone, so that it is seen; a shape of its own tells each without colour. */
export type Heat = 'critical' | 'high' | 'medium' | 'low'

export const heatTones: Record<Heat, Tone> = {
  critical: 'red',
  high: 'orange',
  medium: 'amber',
  low: 'neutral',
}

export const heatIcons: Record<Heat, ReactNode> = {
  critical: <Flame aria-hidden />,
  high: <TriangleAlert aria-hidden />,
  medium: <CircleAlert aria-hidden />,
  low: <CircleMinus aria-hidden />,
}
