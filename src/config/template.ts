/**
 * The page around the rendered content, in the generator's template language (Eta).
 *
 * Differences from the default: tags of plugins come before the style sheets, so that the inline
 * script does not wait for them; the theme's inline scripts and its SVG sprite, which carries an
 * inline style, are left out; and the application's scripts are listed as data instead of loaded: the
 * inline script loads them when the reader does something, or a second after the page has.
 */
export const pageTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>" />
    <% }); %>
    <script type="application/json" id="app-scripts"><%~ JSON.stringify(it.scripts.map((script) => it.baseUrl + script)) %></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
