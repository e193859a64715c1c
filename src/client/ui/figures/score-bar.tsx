import { chakra } from '@chakra-ui/react'

const Box = chakra('span', {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 2.5,
    fontVariantNumeric: 'tabular-nums',
    '& .figure': { minW: '1.5rem', textAlign: 'end' },
    '& .track': { w: '3.75rem', h: '0.375rem', bg: 'line', borderRadius: 'full', overflow: 'hidden' },
    '& .level': { display: 'block', h: 'full', borderRadius: 'full' },
  },
})

/** From so many points on it is well, and from so many not ill. */
const WELL = 70
const FAIR = 50

const colorOf = (score: number) => (score >= WELL ? 'green' : score >= FAIR ? 'amber' : 'red')

/** A score from 0 to 100 as a number, with a bar that says the same to the eye. */
export function ScoreBar({ score, locale }: { score: number; locale: string }) {
  const whole = Math.floor(score)
  return (
    <Box>
      <span className="figure">{whole.toLocaleString(locale)}</span>
      <span className="track" aria-hidden>
        <chakra.span className="level" bg={colorOf(score)} style={{ width: `${whole}%` }} />
      </span>
    </Box>
  )
}
