import { chakra } from '@chakra-ui/react'
import { useMemo } from 'react'
import { deploymentRun } from '#shared/domain/conditional-access/templates/deployment-run.ts'
import { watchAccessTasks } from '#client/data/nouns/secure/access-policies.ts'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'
import { useWatched } from '#client/machines/use-watched.ts'
import { useLocale, useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { Quiet } from '#client/ui/words.tsx'
import { TimeText } from '#client/ui/times/time-text.tsx'

const List = chakra('ul', { base: { display: 'grid', gap: 2 } })
const Item = chakra('li', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 3, rowGap: 1 },
})
const SHOWN = 5

export interface RunsPartProps {
  /** The template or baseline. */
  sourceId: string
  onRun: (run: string) => void
}

/** The latest deployments of a template or a baseline: each is followed, tried again and taken back from here. */
export function DeployRuns({ sourceId, onRun }: RunsPartProps) {
  const t = useTexts('policyTemplates')
  const locale = useLocale()
  const tasks = useWatched(watchAccessTasks)
  const runs = useMemo(() => {
    const rows = (tasks ?? []).map(({ row }) => row)
    const own = rows.filter(({ source }) => source?.id === sourceId)
    return [...Map.groupBy(own, ({ source }) => source?.run ?? '')]
      .slice(0, SHOWN)
      .flatMap(([run, ofRun]) => {
        const standing = deploymentRun(run, rows)
        const begun = ofRun.at(-1)?.requested_at
        return standing && begun !== undefined ? [{ run, begun, standing }] : []
      })
  }, [tasks, sourceId])
  if (runs.length === 0) return null
  return (
    <PanelPart title={t('deploy.runs')}>
      <List>
        {runs.map(({ run, begun, standing }) => (
          <Item key={run}>
            <TimeText at={begun} locale={locale} />
            <span>{t('companies', { count: standing.parts.size })}</span>
            <Quiet>{t(`deploy.parts.${standing.state}`)}</Quiet>
            <Button onClick={() => onRun(run)}>{t('deploy.follow')}</Button>
          </Item>
        ))}
      </List>
    </PanelPart>
  )
}
