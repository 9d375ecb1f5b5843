// Runs in the browser: starts Swagger UI on the document, with a search over paths and summaries.
const searchText = ({ operation, method, path }) =>
  [method, path, operation.get('summary'), operation.get('operationId')].join(' ').toLowerCase()

/** The groups whose calls contain every word of the text, with only those calls. */
function opsFilter(groups, text) {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean)
  const matches = (call) => words.every((word) => searchText(call.toObject()).includes(word))
  return groups
    .map((group) => group.update('operations', (calls) => calls.filter(matches)))
    .filter((group) => group.get('operations').size > 0)
}

const dark = window.matchMedia('(prefers-color-scheme: dark)')
const showScheme = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', showScheme)
showScheme()

window.SwaggerUIBundle({
  url: '/api/openapi.json',
  // Checks the document on a server of its makers otherwise.
  validatorUrl: null,
  dom_id: '#reference',
  deepLinking: true,
  filter: true,
  displayRequestDuration: true,
  defaultModelsExpandDepth: 0,
  docExpansion: 'list',
  // Tried calls are sent with the visitor's session.
  withCredentials: true,
  tryItOutEnabled: false,
  plugins: [{ fn: { opsFilter } }],
})
