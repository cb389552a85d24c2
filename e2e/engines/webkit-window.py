#!/usr/bin/python3
"""A window of WebKitGTK for its WebDriver: its own MiniBrowser is never as narrow as a phone.

The driver starts it and passes no options of ours, so they are read from the JSON file that WEBKIT_OPTIONS names:
width, height (CSS pixels), languages (list), proxy and site (origins; the site bypasses the proxy), script (source that
runs in each document before its own), textScale. Messages of the console are appended to the file that WEBKIT_LOG names.
"""
import json
import os

import gi

gi.require_version('Gtk', '3.0')
gi.require_version('WebKit2', '4.1')
from gi.repository import Gtk, WebKit2

with open(os.environ['WEBKIT_OPTIONS'], encoding='utf-8') as file:
    options = json.load(file)

log = os.open(os.environ['WEBKIT_LOG'], os.O_WRONLY | os.O_APPEND | os.O_CREAT, 0o644)
os.dup2(log, 1)
os.dup2(log, 2)

manager = WebKit2.WebsiteDataManager.new_ephemeral()
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
context.set_preferred_languages(options['languages'])
if options.get('proxy'):
    bypassed = [options['site'].split('//')[1]]
    proxies = WebKit2.NetworkProxySettings.new(options['proxy'], bypassed)
    manager.set_network_proxy_settings(WebKit2.NetworkProxyMode.CUSTOM, proxies)

content = WebKit2.UserContentManager()
if options.get('script'):
    content.add_script(WebKit2.UserScript.new(
        options['script'], WebKit2.UserContentInjectedFrames.TOP_FRAME,
        WebKit2.UserScriptInjectionTime.START, None, None))

windows = []


def create_view(*_):
    view = WebKit2.WebView(web_context=context, user_content_manager=content, is_controlled_by_automation=True)
    settings = view.get_settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    if options.get('textScale'):
        settings.set_zoom_text_only(True)
        view.set_zoom_level(options['textScale'])
    window = Gtk.Window()
    window.set_decorated(False)
    window.set_default_size(options['width'], options['height'])
    window.add(view)
    window.show_all()
    windows.append(window)
    view.connect('close', lambda *_: window.destroy())
    view.connect('web-process-terminated', lambda _view, reason: print('WEB PROCESS TERMINATED', reason, flush=True))
    return view


def on_started(_context, session):
    # The driver asks for a browser of this name.
    info = WebKit2.ApplicationInfo()
    info.set_name('MiniBrowser')
    info.set_version(2, 50, 0)
    session.set_application_info(info)
    session.connect('create-web-view::tab', create_view)
    session.connect('create-web-view::window', create_view)


context.connect('automation-started', on_started)
create_view()
Gtk.main()
