import { chakra } from '@chakra-ui/react'
import { useTexts } from '#client/texts/texts.ts'
import { type GroupOption, labelOfGroup } from './assign-draft.ts'
import { isNoChange, type TargetChanges, type TargetName } from './target-changes.ts'

const Box = chakra('div', {
  base: {
    px: 3.5,
    py: 2.5,
    borderWidth: '1px',
    borderColor: 'line',
    borderRadius: 'card',
    fontSize: 'control',
    color: 'text',
    overflowWrap: 'anywhere',
    '& > h3': { mb: 1, fontWeight: 'semibold' },
  },
})

interface ChangesPartProps {
  changes: TargetChanges
  /** Whether somebody else whom it is for stays. */
  hasMore: boolean
  options: readonly GroupOption[]
}

/** Who is added and who is removed, before it is sent. */
export function ChangesPart({ changes, hasMore, options }: ChangesPartProps) {
  const t = useTexts('intune')
  const words = useTexts('words')
  const nameOf = (target: TargetName) =>
    typeof target === 'string' ? t(`whom.${target}`) : labelOfGroup(target, options)
  const lines = (['include', 'exclude'] as const).flatMap((side) =>
    (['added', 'removed'] as const).flatMap((what) => {
      const names = changes[side][what].map(nameOf).join(', ')
      return names === '' ? [] : [t(`assign.changes.${side}.${what}`, { names })]
    }),
  )
  return (
    <Box role="status">
      <h3>{t('assign.changes.title')}</h3>
      {isNoChange(changes) ? <p>{words('unchanged')}</p> : null}
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
        {lines.length > 0 && changes.isForNobody && !hasMore ? <li>{t('assign.changes.nobody')}</li> : null}
      </ul>
    </Box>
  )
}
