// Runs before the first paint, while the app's script is on its way: the ground has the chosen appearance already, the
// frame stands in its place, and what a start needs is fetched at once instead of one script after the other.
try {
  const root = document.documentElement
  const mode = localStorage.getItem('color-mode')
  if (mode === 'light' || mode === 'dark') root.classList.add(mode)
  const opening = localStorage.getItem('opening')
  if (opening) root.dataset.opening = opening
  if (localStorage.getItem('menu-folded') === 'yes') root.dataset.menu = 'folded'
  if (opening) fetchScripts(opening, JSON.parse(document.getElementById('start-scripts').textContent))
} catch {
  // A browser that hands out no storage follows the system, and fetches each script when it is asked for.
}

/** The scripts of the app, of the screen that the address names, and of what both say. */
function fetchScripts(opening, { app, lock, screens, languages, usual }) {
  const [, screen] =
    Object.entries(screens).find(([path]) => location.pathname.startsWith(path)) ?? Object.entries(screens)[0]
  const wanted = [localStorage.getItem('language'), ...navigator.languages].map((each) => each?.split('-')[0])
  const language = wanted.find((each) => languages.includes(each)) ?? usual
  const files = [app, ...(opening === 'lock' ? [lock] : []), screen].flatMap(({ scripts, texts }) => [
    ...scripts,
    ...texts[language],
  ])
  for (const file of new Set(files)) {
    const link = document.createElement('link')
    link.rel = 'modulepreload'
    link.crossOrigin = ''
    link.href = `/${file}`
    document.head.append(link)
  }
}
