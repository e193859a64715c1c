export type Tone = 'neutral' | 'accent' | 'green' | 'blue' | 'amber' | 'orange' | 'red'

export const tones = {
  neutral: { color: 'muted', bg: 'sunken', borderColor: 'line' },
  accent: { color: 'accentText', bg: 'accentBg', borderColor: 'accentLine' },
  green: { color: 'green', bg: 'greenBg', borderColor: 'greenLine' },
  blue: { color: 'blue', bg: 'blueBg', borderColor: 'blueLine' },
  amber: { color: 'amber', bg: 'amberBg', borderColor: 'amberLine' },
  orange: { color: 'orange', bg: 'orangeBg', borderColor: 'orangeLine' },
  red: { color: 'red', bg: 'redBg', borderColor: 'redLine' },
} as const satisfies Record<Tone, object>
