import { chakra } from '@chakra-ui/react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { watchTicketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { Card } from '../card.tsx'
import { ToolCard } from './tool-card.tsx'

const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

/** Ticketing tools that are named and cannot be connected yet (INT-01). */
const OTHERS = ['Autotask'] as const

/** The ticketing tool of all companies, and those that could be in its place. */
export function ToolPanel({ onClose }: { onClose: () => void }) {
  const t = useTexts('ticketing')
  const integrations = useTexts('integrations')
  const words = useTexts('words')
  const ticketing = useWatched(watchTicketing)
  const name = ticketing?.tool && APPLICATION_NAMES[ticketing.tool.type]
  return (
    <SidePanel
      title={t('title')}
      context={words('allCompanies')}
      closeLabel={words('close')}
      onClose={onClose}
    >
      <Quiet>{name === undefined ? t('purpose') : t('oneAtATime', { name })}</Quiet>
      {ticketing ? (
        <ToolCard ticketing={ticketing} />
      ) : (
        <SkeletonRows rows={4} label={integrations('table.loading')} />
      )}
      {OTHERS.map((each) => (
        <Card key={each} title={APPLICATION_NAMES[each]}>
          <Quiet>{integrations('unavailable')}</Quiet>
        </Card>
      ))}
    </SidePanel>
  )
}
