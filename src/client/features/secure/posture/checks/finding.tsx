import { chakra } from '@chakra-ui/react'
import type { Found } from '#shared/domain/posture/verdict.ts'
import { useTexts } from '#client/texts/texts.ts'

const Line = chakra('p', { base: { overflowWrap: 'anywhere' } })
const Answer = chakra('details', {
  base: {
    mt: 1.5,
    '& summary': {
      display: 'flex',
      alignItems: 'center',
      width: 'fit-content',
      minH: '1.75rem',
      fontSize: 'control',
      color: 'muted',
      cursor: 'pointer',
      _hover: { color: 'text' },
      _before: { content: '"›"', w: '1rem', textAlign: 'center' },
      '@media (pointer: coarse)': { minH: '2.75rem' },
    },
    '&[open] summary::before': { rotate: '90deg' },
    '& pre': { fontSize: 'small', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' },
  },
})

/** What was found or has to be, in sentences, and one click away as it was answered. */
export function Finding({ lines, answer }: { lines: readonly string[]; answer: Found }) {
  const t = useTexts('posture')
  return (
    <>
      {[...new Set(lines)].map((line) => (
        <Line key={line}>{line}</Line>
      ))}
      <Answer>
        <summary>{t('panel.answer')}</summary>
        <pre>{typeof answer === 'string' ? answer : JSON.stringify(answer, null, 2)}</pre>
      </Answer>
    </>
  )
}
