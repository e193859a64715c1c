import { mapToTickets, type MappingChange } from '#client/data/nouns/ticketing.ts'
import { useDevice } from '#client/machines/use-device.ts'
import { useTexts } from '#client/texts/texts.ts'
import { showToast } from '#client/ui/overlays/toasts.ts'

/** Maps companies: it shows at once, is sent when there is a network, and can be taken back as one. */
export function useMapping(
  toolId: string,
): (changes: readonly MappingChange[], text: string) => Promise<void> {
  const device = useDevice()
  const t = useTexts('ticketing')
  const words = useTexts('words')
  const tell = (isSaved: boolean, text: string, takeBack?: () => Promise<boolean>) => {
    if (!isSaved) return showToast({ tone: 'error', text: t('mapping.notKept') })
    const undo = async () => {
      if (takeBack) tell(await takeBack(), t('mapping.undone'))
    }
    return showToast({
      tone: 'ok',
      text,
      action: takeBack && { label: words('undo'), onClick: () => void undo() },
    })
  }
  return async (changes, text) =>
    void tell(await mapToTickets(device, toolId, changes), text, () =>
      mapToTickets(
        device,
        toolId,
        changes.map((each) => ({ ...each, seen: each.accountId, accountId: each.seen })),
      ),
    )
}
