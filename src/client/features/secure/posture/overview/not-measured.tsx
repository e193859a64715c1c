import { chakra } from '@chakra-ui/react'
import { Verdict } from '#client/ui/figures/verdict.tsx'
import type { Words } from './overview-words.ts'
import type { SplitPart } from './split-part.ts'

const Note = chakra('details', {
  base: {
    mt: 'auto',
    fontSize: 'small',
    color: 'muted',
    '& summary': { cursor: 'pointer' },
    '& ul': { mt: 1.5 },
  },
})
const List = chakra('ul', {
  base: {
    display: 'grid',
    gap: 2.5,
    fontSize: 'control',
    '& p': { mt: 0.5, fontSize: 'small', color: 'muted', textWrap: 'pretty' },
  },
})

interface NotMeasuredProps extends Words {
  reasons: SplitPart<unknown>['reasons']
  companies: number
  /** Something else is measured. */
  isPart: boolean
  /** What stands there instead, where only a part of what is shown is not measured. */
  summary?: string | undefined
}

/** Why nothing is said of some companies, or of any, and the way out. */
export function NotMeasured({ reasons, companies, isPart, summary, t, locale }: NotMeasuredProps) {
  if (reasons.length === 0) return null
  const list = (
    <List>
      {reasons.map(({ reason, count }) => (
        <li key={reason}>
          <Verdict kind="notMeasured">
            {companies === 1
              ? t(`reasons.${reason}`)
              : t('reasonAt', { reason: t(`reasons.${reason}`), companies: count.toLocaleString(locale) })}
          </Verdict>
          <p>{t(`help.${reason}`)}</p>
        </li>
      ))}
    </List>
  )
  if (!isPart) return list
  return (
    <Note>
      <summary>{summary ?? t('notMeasuredAt', { count: notMeasuredCount(reasons) })}</summary>
      {list}
    </Note>
  )
}

export const notMeasuredCount = (reasons: SplitPart<unknown>['reasons']): number =>
  reasons.reduce((sum, { count }) => sum + count, 0)
