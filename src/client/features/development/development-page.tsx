import { Sparkles } from 'lucide-react'
import { useAssistant } from '#client/machines/assistant-context.ts'
import { useSite } from '#client/machines/use-site.ts'
import { useTools } from '#client/machines/use-tools.ts'
import { useTexts } from '#client/texts/texts.ts'
import { Button } from '#client/ui/button.tsx'
import { EmptyState } from '#client/ui/empty-state.tsx'
import { Page } from '#client/ui/page.tsx'

/** Where whoever runs the product tries what is not for everybody yet (SHELL-44). */
export function DevelopmentPage() {
  const t = useTexts('assistant')
  const ask = useAssistant()
  const tools = useTools({})
  const { assistant: hasModel = false } = useSite()
  const icon = <Sparkles aria-hidden />
  return (
    <Page title={t('development.title')} purpose={t('development.purpose')}>
      <EmptyState
        icon={icon}
        title={t('title')}
        reason={t(hasModel ? 'byModel' : 'byRules')}
        action={
          tools.has('assistant') && ask ? (
            <Button variant="primary" icon={icon} onClick={() => ask({})}>
              {t('open')}
            </Button>
          ) : null
        }
      />
    </Page>
  )
}
