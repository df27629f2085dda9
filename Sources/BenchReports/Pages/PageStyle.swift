// SPDX-License-Identifier: Apache-2.0

internal import BenchResults

/// The stylesheet of a page: nothing moves, everything reflows, and a printed page shows what is folded.
enum PageStyle {
  static let source = "\n" + ChartStyle.palette + ChartStyle.marks + layout
  static let digest = SHA256(of: Array(source.utf8)).base64

  private static let layout = """

    *{box-sizing:border-box}
    html{font:16px/1.5 system-ui,sans-serif;background:var(--paper);color:var(--ink);scroll-padding-top:1rem}
    body{margin:0 auto;padding:0 1rem 3rem;max-width:70rem;overflow-wrap:break-word}
    .skip{position:absolute;left:-99rem}
    .skip:focus{position:static;display:inline-block;min-height:24px}
    header{padding:1rem 0 0}
    .facts-line{color:var(--soft);margin:0 0 .5rem}
    nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;margin:0;padding:0}
    a{color:var(--s0)}
    nav a{display:inline-block;min-height:24px}
    a.case{display:inline-block;min-height:24px;color:inherit}
    section{border-top:1px solid var(--grid);margin-top:2rem;padding-top:.5rem}
    #answer{border-top:0;margin-top:0}
    h1{font-size:1.75rem;line-height:1.25;margin:1rem 0}
    h2{font-size:1.35rem;line-height:1.3;margin:1rem 0 .5rem}
    h3{font-size:1.1rem;margin:1.5rem 0 .25rem}
    .fact h2{font-size:1rem;margin:0 0 .25rem}
    .facts{columns:2 24rem;column-gap:2rem;margin-top:1.5rem}
    .fact{border-left:3px solid var(--edge);padding-left:.75rem;margin-bottom:1.25rem;break-inside:avoid}
    .fact p{margin:0 0 .5rem}
    .look,figcaption,.faint,caption{color:var(--soft)}
    .look{max-width:46rem}
    .strong{font-weight:600}
    .good::before{content:"\\2713\\a0";font-weight:700}
    p.bad::before,p.caution::before{content:"!\\a0";color:var(--late);font-weight:700}
    td.bad,td.caution{font-weight:600}
    td.good::before{content:none}
    td.good{font-weight:600}
    figure{margin:1rem 0}
    .scroll{overflow-x:auto;max-width:100%}
    .long .scroll{max-height:34rem;overflow-y:auto}
    .chart-picture{display:block;overflow:visible}
    .strip{display:block;overflow:visible}
    .panels{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(25rem,100%),1fr));gap:0 1.5rem}
    .legend{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0;margin:.25rem 0}
    .legend li[hidden]{display:none}
    .legend svg{vertical-align:-2px;margin-right:.35rem}
    [data-hidden]{display:none}
    .legend label{display:inline-flex;align-items:center}
    html:not(.js) [data-series]{display:none}
    .readout{display:block;min-height:1.5em;color:var(--ink)}
    table{border-collapse:collapse;font-variant-numeric:tabular-nums;font-size:.9rem}
    caption{text-align:left;padding:.25rem 0;max-width:min(46rem,calc(100vw - 2rem))}
    .shapes{position:absolute}
    th,td{padding:.15rem .5rem;text-align:left;vertical-align:middle;border-bottom:1px solid var(--grid)}
    th{font-weight:500}
    thead th{vertical-align:bottom;font-weight:600}
    td{text-align:right;white-space:nowrap}
    thead th{text-align:right;overflow-wrap:normal}
    th.sub{padding-left:1.5rem;font-weight:400}
    th.over{text-align:center;border-left:1px solid var(--grid)}
    td.t,thead th.t,thead tr:first-child th:first-child{text-align:left;white-space:normal}
    tbody th{min-width:min(17rem,45vw)}
    td a,th a{display:inline-block;min-height:24px}
    tr:target>*{background:var(--equal)}
    .more{background:color-mix(in srgb,var(--s5) 12%,var(--paper))}
    .twice{background:color-mix(in srgb,var(--s5) 24%,var(--paper))}
    .much-more{background:color-mix(in srgb,var(--s5) 36%,var(--paper))}
    button,input,select,summary{font:inherit;min-height:28px}
    input[type=radio],input[type=checkbox]{width:24px;height:24px;min-height:24px;vertical-align:middle;margin:0 .25rem 0 0}
    input[type=range]{width:min(26rem,100%);height:28px}
    input[type=search],select{max-width:100%;border:1px solid var(--edge);background:var(--paper);color:var(--ink);padding:0 .5rem}
    button{border:1px solid var(--edge);border-radius:4px;background:var(--paper);color:var(--ink);padding:.1rem .6rem;min-width:24px}
    th button{border:0;padding:0 .2rem;font-weight:600;text-align:inherit;background:none}
    th button:not(:disabled){text-decoration:underline dotted;text-underline-offset:3px;cursor:pointer}
    th button:disabled{color:inherit}
    th[aria-sort=ascending] button::after{content:" \\25B2"}
    th[aria-sort=descending] button::after{content:" \\25BC"}
    summary{cursor:pointer;padding:.15rem 0;color:var(--s0)}
    fieldset{min-width:0;border:1px solid var(--grid);border-radius:4px;margin:1rem 0;padding:.5rem 1rem}
    legend{font-weight:600;padding:0 .25rem;max-width:100%;white-space:normal}
    .controls>*{min-width:0;max-width:100%}
    .controls{display:flex;flex-wrap:wrap;gap:.5rem 1rem;align-items:center}
    .choices{display:inline-flex;flex-wrap:wrap;gap:.25rem .75rem}
    fieldset ul{flex-basis:100%;margin:.25rem 0;padding-left:1.2rem}
    #price-controls[disabled] #price-value,#frame-controls[disabled]{color:var(--soft)}
    html:not(.js) #frame-controls,html:not(.js) p.controls,html:not(.js) #save,html:not(.js) .readout{display:none}
    pre.lines{white-space:pre;font-size:.8rem}
    pre{overflow-x:auto;background:var(--equal);padding:.5rem .75rem;white-space:pre-wrap}
    ul.plain{padding-left:1.1rem}
    footer{color:var(--soft);border-top:1px solid var(--grid);margin-top:2rem}
    :focus-visible{outline:3px solid var(--s0);outline-offset:2px}
    .mark:focus{outline:2px solid var(--ink);outline-offset:2px}
    @media (forced-colors:active){.more,.twice,.much-more{text-decoration:underline}}
    @media print{
    body{max-width:none}
    details::details-content{content-visibility:visible;display:block;block-size:auto}
    .controls,.readout,.skip,nav,#save{display:none}
    .scroll,.long .scroll{overflow:visible;max-height:none}
    svg{max-width:100%;height:auto}
    tr,thead,.chart-picture{break-inside:avoid}
    h2,h3,figcaption,summary{break-after:avoid}
    table{font-size:.75rem}
    pre.lines{white-space:pre-wrap}
    }

    """
}
