/**
 * The page around the rendered content, in the generator's template language (Eta).
 *
 * Differences from the default: the theme's inline scripts and SVG sprite (which carries an inline
 * style) give way to one fixed inline script, and the application's scripts are listed as data
 * instead of loaded: `boot` fetches them when the reader shows intent or the page is idle.
 *
 * @param options.inlineScript - script for the head; the same bytes on every page
 * @param options.bootFile - file name of the boot script below the base address
 */
export function pageTemplate(options: {inlineScript: string; bootFile: string}): string {
  return `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <script>${options.inlineScript}</script>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <%~ it.headTags %>
    <script type="application/json" id="app-scripts"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
    <script src="<%= it.baseUrl %>${options.bootFile}" defer></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
}
