import { chakra } from '@chakra-ui/react'
import { isRunning, type Task } from '#shared/domain/tasks/task.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { ProgressLine } from '#client/ui/progress-line.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'

const counts = ['read', 'added', 'changed', 'vanished'] as const

const Box = chakra('div', {
  base: { display: 'grid', gap: 2.5, p: 3, borderWidth: '1px', borderColor: 'line', borderRadius: 'card' },
})
const Head = chakra('div', {
  base: { display: 'flex', justifyContent: 'space-between', gap: 3, fontSize: 'control', color: 'muted' },
})
const Counts = chakra('dl', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
    gap: 2,
    fontVariantNumeric: 'tabular-nums',
    '& div': { display: 'flex', flexDirection: 'column-reverse' },
    '& dt': { fontSize: 'small', color: 'muted' },
    '& dd': { fontSize: 'lead', fontWeight: 'semibold' },
  },
})

/** How far the newest reading of a tenant has come, or what the last one found. */
export function SyncProgress({ task }: { task: Task }) {
  const t = useTexts('companies')
  const locale = useLocale()
  const runs = isRunning(task)
  const title =
    task.state === 'pending'
      ? t('microsoft.waitingToRun')
      : runs
        ? t('microsoft.running')
        : t('microsoft.lastRun')
  return (
    <Box>
      <Head role={runs ? 'status' : undefined}>
        <span>{title}</span>
        <TimeText at={task.finished_at ?? task.requested_at} locale={locale} />
      </Head>
      {runs ? <ProgressLine label={title} /> : null}
      <Counts>
        {counts.map((count) => (
          <div key={count}>
            <dt>{t(`microsoft.counts.${count}`)}</dt>
            <dd>{task[count].toLocaleString(locale)}</dd>
          </div>
        ))}
      </Counts>
    </Box>
  )
}
