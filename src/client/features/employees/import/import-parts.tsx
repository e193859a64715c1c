import { chakra } from '@chakra-ui/react'
import { useLocale } from '#client/texts/texts.ts'

/** A part of the dialog, with what belongs together. */
export const Part = chakra('section', { base: { display: 'grid', gap: 3 } })

export const Heading = chakra('h3', {
  base: { fontSize: 'body', fontWeight: 'semibold', color: 'text' },
})

const Figures = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(6.5rem, 1fr))',
    gap: 3,
    '& div': { p: 2.5, bg: 'sunken', borderRadius: 'card' },
    '& dt': { fontSize: 'small', color: 'muted' },
    '& dd': { fontSize: 'lead', fontWeight: 'semibold', color: 'text', fontVariantNumeric: 'tabular-nums' },
  },
})

interface ImportFiguresProps {
  figures: readonly { label: string; value: number }[]
}

/** What an import does, in numbers. */
export function ImportFigures({ figures }: ImportFiguresProps) {
  const locale = useLocale()
  return (
    <Figures>
      {figures.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{new Intl.NumberFormat(locale).format(value)}</dd>
        </div>
      ))}
    </Figures>
  )
}
