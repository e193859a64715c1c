import type { Page } from 'playwright-core'

/** Leaves a note of a notification as the service worker does when a push comes. */
export const leaveNotification = (page: Page, said: { title: string; body: string; path: string }) =>
  page.evaluate(async (notice) => {
    const inbox = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('inbox')
      opening.addEventListener('success', () => resolve(opening.result))
      opening.addEventListener('error', () => reject(new Error('The app has made the inbox')))
    })
    const writing = inbox.transaction('notes', 'readwrite')
    writing.objectStore('notes').add({ type: 'pushed', at: Date.now(), notice })
    await new Promise((resolve) => writing.addEventListener('complete', resolve))
    inbox.close()
    const channel = new BroadcastChannel('inbox')
    channel.postMessage('new')
    channel.close()
  }, said)
