import { forwardedResponseHeaders } from './api-forwarding';
import { filelessHeaders, strictTransportSecurity } from './headers';

/**
 * Headers of answers that mean something to browsers, caches or servers: those of the IANA registry of field names, and those
 * that are used without being in it.
 */
const known = `
Accept-CH Accept-Patch Accept-Post Accept-Ranges Access-Control-Allow-Credentials Access-Control-Allow-Headers
Access-Control-Allow-Methods Access-Control-Allow-Origin Access-Control-Expose-Headers Access-Control-Max-Age
Activate-Storage-Access Age Allow ALPN Alt-Svc Alt-Used Attribution-Reporting-Register-Source
Attribution-Reporting-Register-Trigger Authentication-Control Authentication-Info Cache-Control Cache-Status
CDN-Cache-Control CDN-Loop Clear-Site-Data Content-Base Content-Digest Content-Disposition Content-DPR Content-ID
Content-Language Content-Location Content-MD5 Content-Range Content-Script-Type Content-Security-Policy
Content-Security-Policy-Report-Only Content-Style-Type Content-Version Critical-CH Cross-Origin-Embedder-Policy
Cross-Origin-Embedder-Policy-Report-Only Cross-Origin-Opener-Policy Cross-Origin-Opener-Policy-Report-Only
Cross-Origin-Resource-Policy DASL DAV Deprecation Device-Memory Dictionary-ID Digest Document-Policy
Document-Policy-Report-Only DPoP-Nonce ETag Expect-CT Expires Feature-Policy Geolocation Host-Header IM Integrity-Policy
Integrity-Policy-Report-Only Keep-Alive Large-Allocation Last-Event-ID Last-Modified Link Link-Template Location Lock-Token
Memento-Datetime MIME-Version NEL No-Vary-Search Observe-Browsing-Topics OData-Version Optional-WWW-Authenticate
Origin-Agent-Cluster Origin-Trial P3P Permissions-Policy Permissions-Policy-Report-Only Ping-From Ping-To Pragma
Preference-Applied Priority Proxy-Authenticate Proxy-Authentication-Info Proxy-Connection Proxy-Status Public-Key-Pins
Public-Key-Pins-Report-Only RateLimit RateLimit-Limit RateLimit-Policy RateLimit-Remaining RateLimit-Reset Referrer-Policy
Refresh Replay-Nonce Report-To Reporting-Endpoints Repr-Digest Sec-GPC Sec-Session-Registration Sec-WebSocket-Accept
Sec-WebSocket-Extensions Sec-WebSocket-Protocol Server Server-Timing Service-Worker-Allowed Set-Cookie Set-Cookie2 Set-Login
Signature Signature-Input SourceMap Speculation-Rules Strict-Transport-Security Sunset Supports-Loading-Mode
Surrogate-Control Surrogate-Key Tcn Timing-Allow-Origin Tk Trailer Upgrade Use-As-Dictionary Variant-Vary Via
Want-Content-Digest Want-Repr-Digest Warning WWW-Authenticate X-AspNet-Version X-AspNetMvc-Version X-Content-Security-Policy
X-Content-Type-Options X-Correlation-ID X-DNS-Prefetch-Control X-Download-Options X-Frame-Options X-Generator
X-Permitted-Cross-Domain-Policies X-Powered-By X-RateLimit-Limit X-RateLimit-Remaining X-RateLimit-Reset X-Request-ID
X-Robots-Tag X-Runtime X-Served-By X-SourceMap X-UA-Compatible X-WebKit-CSP X-XSS-Protection`;

const isForwarded = (name: string) =>
  forwardedResponseHeaders.some((one) => one.toLowerCase() === name.toLowerCase());

/**
 * What a host leaves out of an API's answer that can name only the headers that do not pass, not those that do. A name that
 * nobody gives a meaning to is not among them.
 */
export const undocumentedHeaders: readonly string[] = [
  ...new Set([
    ...known.trim().split(/\s+/),
    ...Object.keys(filelessHeaders),
    ...Object.keys(strictTransportSecurity),
  ]),
].filter((name) => !isForwarded(name));

/** By which an API could tell nginx what to do: to send a file of its own in place of the answer, for example. */
export const serverCommands: readonly string[] = [
  'X-Accel-Redirect',
  'X-Accel-Expires',
  'X-Accel-Limit-Rate',
  'X-Accel-Buffering',
  'X-Accel-Charset',
];
