/** How this browser installs the app: by a prompt of its own, or by its menu, which only words can lead to. */
export type InstallWay = 'prompt' | 'words'

interface BrowserFacts {
  /** The browser has said that it could ask. */
  hasPrompt: boolean
  /** This is the installed app already. */
  isInstalled: boolean
  userAgent: string
  /** Fingers that the screen tells apart: an iPad calls itself a Mac, which has none. */
  touchPoints: number
}

/** Undefined where the app is installed, or cannot be. */
export function installWay({
  hasPrompt,
  isInstalled,
  userAgent,
  touchPoints,
}: BrowserFacts): InstallWay | undefined {
  if (isInstalled) return undefined
  if (hasPrompt) return 'prompt'
  const isApple = /iP(?:hone|ad|od)/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)
  // Other browsers of these devices name themselves beside Safari, and have their menus elsewhere.
  const isSafari = /Version\/[\d.]+.*Safari\//.test(userAgent)
  return isApple && isSafari ? 'words' : undefined
}
