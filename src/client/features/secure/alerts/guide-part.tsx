import { detections } from '#shared/domain/alerts/detections.ts'
import { useTexts, useWholeSection } from '#client/texts/texts.ts'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { PanelPart } from '#client/features/secure/parts/panel-part.tsx'

const byId = new Map(detections.map((each) => [each.id, each]))

/** What to do next, and the vendor's page. */
export function GuidePart({ detectionId }: { detectionId: string }) {
  const t = useTexts('alerts')
  const guides = useWholeSection('alertGuides')
  const detection = byId.get(detectionId)
  if (!detection) return null
  return (
    <PanelPart title={t('panel.next')}>
      <ol>
        {Object.values(guides[detection.guide]).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <ExternalLink href={detection.link}>{t('panel.vendorPage')}</ExternalLink>
    </PanelPart>
  )
}
