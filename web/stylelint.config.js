/** Distances, sizes, corners and colours of the client come from `look/tokens.css`. */

/** Lengths below two rem, and whole ones up to three: what is longer is a place, not a distance. */
const OWN_LENGTH = /(?<![\d.\w-])-?(?:[01]?\.\d+|[123])rem/;
const OWN_SIZE = /[\d.]rem/;

export default {
  overrides: [{ files: ['**/*.svelte'], customSyntax: 'postcss-html' }],
  ignoreFiles: ['src/look/tokens.css', 'src/look/boards.css', 'src/look/fonts.css'],
  rules: {
    'color-no-hex': true,
    'color-named': 'never',
    'function-disallowed-list': ['rgb', 'rgba', 'hsl', 'hsla', 'oklch', 'oklab'],
    'declaration-property-value-disallowed-list': {
      '/^(?:scroll-)?(?:margin|padding)|gap$|^inset|^(?:top|left|right|bottom)$/': [OWN_LENGTH],
      '/^font(?:-size)?$/': [OWN_SIZE],
      'border-radius': [OWN_SIZE],
    },
  },
};
