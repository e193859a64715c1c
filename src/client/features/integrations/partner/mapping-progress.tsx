import { chakra } from '@chakra-ui/react'
import type { PartnerTask } from '#shared/domain/partner/partner.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ProgressLine } from '#client/ui/progress-line.tsx'

const List = chakra('ul', { base: { ps: 4, listStyle: 'disc', maxH: '12rem', overflowY: 'auto' } })

/** How far tenants are mapped, and what became of those that were not (INT-43, INT-44). */
export function MappingProgress({ task }: { task: PartnerTask }) {
  const t = useTexts('partner')
  const errors = useTexts('errors')
  const total = task.items.length
  const of = (outcome: (typeof task.items)[number]['outcome']) =>
    task.items.filter((each) => each.outcome === outcome)
  const failed = of('failed')
  const applying = of('applying').length
  const done = total - of('waiting').length
  if (task.finished_at === null)
    return (
      <Callout tone="info" title={t('map.running', { done, total })}>
        <ProgressLine label={t('map.running', { done, total })} value={done / total} />
      </Callout>
    )
  const isWhole = failed.length === 0 && done === total
  return (
    <Callout
      tone={isWhole ? 'ok' : 'error'}
      title={isWhole ? t('map.done', { count: total }) : errors('customersNotMapped')}
    >
      {isWhole ? null : <p>{t('map.partly', { done: of('mapped').length + applying, total })}</p>}
      {applying > 0 ? <p>{t('map.applying', { count: applying })}</p> : null}
      {failed.length > 0 ? (
        <List>
          {failed.map((each) => (
            <li key={each.tenant_id}>
              {each.tenant_name}: {t(`failures.${each.reason ?? 'failure'}`)}
            </li>
          ))}
        </List>
      ) : null}
    </Callout>
  )
}
