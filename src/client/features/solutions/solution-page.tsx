import { type Solution, solutionUrl } from '#shared/domain/organization/solutions.ts'
import { siteConfigSchema } from '#shared/contract/site-config.ts'
import { useSite } from '#client/machines/use-site.ts'
import { SupportLink } from '#client/parts/support-link.tsx'
import { usePlace } from '#client/parts/use-place.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Callout } from '#client/ui/callout.tsx'
import { ExternalLink } from '#client/ui/external-link.tsx'
import { Page } from '#client/ui/page.tsx'
import { PageSection } from '#client/ui/page-section.tsx'

export const BackupPage = () => <SolutionPage solution="backup" />
export const SecurityTrainingPage = () => <SolutionPage solution="security_training" />

/** What a product beside this one is for, and the way to it (ORG-34). */
function SolutionPage({ solution }: { solution: Solution }) {
  const t = useTexts('support')
  const place = usePlace()
  const { solutions, supportEmail } = siteConfigSchema.parse(useSite())
  const url = solutionUrl(solution, {}, solutions)
  return (
    <Page {...place} purpose={t(`solutions.${solution}.purpose`)}>
      <PageSection title={place.title} help={t(`solutions.${solution}.help`)}>
        <p>{t(`solutions.${solution}.note`)}</p>
        {url ? (
          <p>
            <ExternalLink href={url}>{t(`solutions.${solution}.open`)}</ExternalLink>
          </p>
        ) : (
          <Callout tone="info">
            {t('solutions.none')} <SupportLink email={supportEmail} />
          </Callout>
        )}
      </PageSection>
    </Page>
  )
}
