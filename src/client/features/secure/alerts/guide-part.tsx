import { chakra } from '@chakra-ui/react'
import { detections } from '#shared/domain/alerts/detections.ts'
import { useTexts, useWholeSection } from '#client/texts/texts.ts'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'

const Steps = chakra('ol', { base: { mb: 2, ps: 5, listStyle: 'decimal', '& li': { mb: 1 } } })

const byId = new Map(detections.map((each) => [each.id, each]))

/** What to do next, and the vendor's page. */
export function GuidePart({ detectionId }: { detectionId: string }) {
  const t = useTexts('alerts')
  const guides = useWholeSection('alertGuides')
  const detection = byId.get(detectionId)
  if (!detection) return null
  return (
    <PanelPart title={t('panel.next')}>
      <Steps>
        {Object.values(guides[detection.guide]).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
      <ExternalLink href={detection.link}>{t('panel.vendorPage')}</ExternalLink>
    </PanelPart>
  )
}
