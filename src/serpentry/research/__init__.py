"""Every game of the catalogue for the tools of researchers; needs the extra `research`.

`serpentry.research.openspiel` registers the games with OpenSpiel, `serpentry.research.pettingzoo`
and `serpentry.research.gymnasium` make environments. docs/research.md says how.
"""
