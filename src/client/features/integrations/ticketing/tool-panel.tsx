import { chakra } from '@chakra-ui/react'
import { APPLICATION_NAMES } from '#shared/domain/integrations/applications.ts'
import { watchTicketing } from '#client/data/nouns/ticketing.ts'
import { useWatched } from '#client/machines/use-watched.ts'
import { useTexts } from '#client/texts/texts.ts'
import { SidePanel } from '#client/ui/overlays/side-panel.tsx'
import { SkeletonRows } from '#client/ui/skeleton-rows.tsx'
import { ToolCard } from './tool-card.tsx'

const Quiet = chakra('p', { base: { fontSize: 'control', color: 'muted' } })

/** The ticketing tool of all companies. */
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
    </SidePanel>
  )
}
